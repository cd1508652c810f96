/// The segments of concatenated texts, as a balanced binary tree.
///
/// A program may concatenate any number of texts one by one, from either end. Arrays would copy all
/// segments each time, and a chain would be as deep as it is long.
enum TextJoin: Sendable {
  case leaf([Text.Segment])
  indirect case branch(TextJoin, TextJoin, depth: Int)

  private var depth: Int {
    if case .branch(_, _, let depth) = self { depth } else { 0 }
  }

  private init(_ left: TextJoin, _ right: TextJoin) {
    self = .branch(left, right, depth: max(left.depth, right.depth) + 1)
  }

  /// Joins two trees whose depths may differ, as in an AVL tree: the shorter one goes down the near
  /// edge of the taller one.
  static func joining(_ left: TextJoin, _ right: TextJoin) -> TextJoin {
    if left.depth > right.depth + 1, case .branch(let outer, let inner, _) = left {
      return balanced(outer, joining(inner, right))
    }
    if right.depth > left.depth + 1, case .branch(let inner, let outer, _) = right {
      return balanced(joining(left, inner), outer)
    }
    return TextJoin(left, right)
  }

  /// Joins two trees whose depths differ by at most two.
  private static func balanced(_ left: TextJoin, _ right: TextJoin) -> TextJoin {
    if left.depth > right.depth + 1, case .branch(let outer, let inner, _) = left {
      if outer.depth >= inner.depth { return TextJoin(outer, TextJoin(inner, right)) }
      if case .branch(let first, let second, _) = inner {
        return TextJoin(TextJoin(outer, first), TextJoin(second, right))
      }
    }
    if right.depth > left.depth + 1, case .branch(let inner, let outer, _) = right {
      if outer.depth >= inner.depth { return TextJoin(TextJoin(left, inner), outer) }
      if case .branch(let first, let second, _) = inner {
        return TextJoin(TextJoin(left, first), TextJoin(second, outer))
      }
    }
    return TextJoin(left, right)
  }

  /// The segments from left to right.
  var segments: [Text.Segment] {
    var result: [Text.Segment] = []
    func append(_ join: TextJoin) {
      switch join {
      case .leaf(let segments): result += segments
      case .branch(let left, let right, _):
        append(left)
        append(right)
      }
    }
    append(self)
    return result
  }

  /// The levels below the root, for tests.
  var levels: Int { depth }
}

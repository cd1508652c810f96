import Foundation

/// A part of a leaf's content that can be told from others: a character of a text.
package struct ContentPiece {
  let character: Character
  /// The left end, in the leaf's own space.
  let x: CGFloat
  let list: DisplayList
}

/// The way of a text from some characters to others: those that both have stay and find their place,
/// the others roll out and in.
struct RollingContent {
  private let old: [ContentPiece]
  /// How far the characters roll, in points.
  private let distance: CGFloat

  init(from old: [ContentPiece], distance: CGFloat) {
    self.old = old
    self.distance = distance
  }

  /// Paints the characters at a part of the way to new ones.
  func display(_ new: [ContentPiece], at progress: Double, in context: inout DisplayContext) {
    let visible = min(max(progress, 0), 1)
    let kept = Self.kept(old.map(\.character), new.map(\.character))
    let stays = Set(kept.values)
    for (index, piece) in old.enumerated() where !stays.contains(index) {
      context.group(.opacity(1 - visible)) {
        $0.display(piece, movedBy: CGPoint(x: 0, y: -distance * progress))
      }
    }
    for (index, piece) in new.enumerated() {
      if let former = kept[index] {
        let way = (old[former].x - piece.x) * (1 - progress)
        context.display(piece, movedBy: CGPoint(x: way, y: 0))
      } else {
        context.group(.opacity(visible)) {
          $0.display(piece, movedBy: CGPoint(x: 0, y: distance * (1 - progress)))
        }
      }
    }
  }

  /// Which of the new characters stay, and which of the old ones they are.
  ///
  /// What both texts end and begin with stays; between, and in numbers that get longer or shorter,
  /// digits count from the right, as their places do.
  static func kept(_ old: [Character], _ new: [Character]) -> [Int: Int] {
    let common = min(old.count, new.count)
    let tail = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    var head = zip(old, new).prefix(common - tail).prefix { $0 == $1 }.count
    while old.count != new.count, head > 0, old[head - 1].isNumber { head -= 1 }
    var kept: [Int: Int] = [:]
    for index in 0..<head { kept[index] = index }
    for place in 0..<(common - head) {
      let (before, after) = (old.count - 1 - place, new.count - 1 - place)
      if old[before] == new[after] { kept[after] = before }
    }
    return kept
  }
}

extension DisplayContext {
  fileprivate mutating func display(_ piece: ContentPiece, movedBy shift: CGPoint) {
    // Baselines fall on whole pixels, as those of other texts do.
    let top = (origin.y * scale).rounded() / scale
    group(
      .transform(CGAffineTransform(translationX: origin.x + shift.x, y: top + shift.y))
    ) { $0.list = piece.list }
  }
}

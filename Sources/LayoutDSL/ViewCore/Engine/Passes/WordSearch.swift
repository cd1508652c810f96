import Foundation

// Search by words: which view does a user mean by a text or label?
//
// 1. Each node reports the words that identify it (`words`): the text of a text, the label of a
//    control, the name of an image, the title of a label of which it is the icon.
// 2. The tree is searched in the order of `keyedChildren` for nodes with the given words.
// 3. Of several, the one with the best rank is taken (`node(knownAs:)`).
// 4. The touch goes to the node's `touchTarget`, as from the label of a control to the control.

/// The hooks of the search by words, which subclasses of `GeometricNode` override.
protocol WordSearchHooks: AnyObject {
  /// The words that identify the view to a user: its text or label.
  var words: [String] { get }
  /// The node to touch when the view is identified by its words.
  var touchTarget: GeometricNode { get }
  /// Returns the handler of the node's own accessibility action with a name.
  func accessibilityAction(_ name: String) -> (() -> Void)?
}

extension ViewGraph {
  /// Returns the node to touch for a view with a text; nil if there is none.
  ///
  /// Candidates have the following precedence, and the first one in tree order wins among equals:
  ///
  /// 1. views that a touch reaches, before covered or hidden ones;
  /// 2. controls with that label, before other views with that text, before images of that name;
  /// 3. other views, before the icons of labels.
  ///
  /// A space also matches one that does not break, as before "PM" in times.
  package func node(knownAs words: String) -> GeometricNode? {
    let words = words.withPlainSpaces
    var best: (rank: Int, node: GeometricNode)?
    _ = root.first { node in
      guard node.words.contains(where: { $0.withPlainSpaces == words }) else { return false }
      let rank = 2 * rank(of: node) + (node.environment.labelTitle == nil ? 0 : 1)
      if rank < best?.rank ?? .max { best = (rank, node) }
      return rank == 0
    }
    return best?.node.touchTarget
  }

  private func rank(of node: GeometricNode) -> Int {
    let kind = node.isPartOfControl ? 0 : node is LeafNode<Image> ? 2 : 1
    return reaches(node.touchTarget) ? kind : kind + 3
  }

  /// Returns the handler of an accessibility action of a view: the node's own one, the innermost
  /// one around it, or the first one inside it.
  package func accessibilityAction(_ name: String, of node: GeometricNode) -> (() -> Void)? {
    var current: GeometricNode? = node
    while let node = current {
      if let action = node.accessibilityAction(name) { return action }
      current = node.container
    }
    return node.first { $0.accessibilityAction(name) != nil }?.accessibilityAction(name)
  }

  /// All texts by which views on the screen can be found, in tree order, without duplicates.
  package var knownWords: [String] {
    var known: Set<String> = []
    return root.wordsInside.filter { known.insert($0).inserted }
  }
}

extension GeometricNode {
  /// The texts by which this view and its descendants can be found.
  final var wordsInside: [String] { words + keyedChildren.flatMap(\.wordsInside) }

  /// Whether a press on the view presses an enclosing control, or a control that the view labels.
  fileprivate var isPartOfControl: Bool {
    if touchTarget !== self { return true }
    var node: GeometricNode? = self
    while let current = node {
      if current is GestureNode<PressableGesture<PressGesture>> { return true }
      node = current.container
    }
    return false
  }
}

extension String {
  /// The string with plain spaces in place of those that do not break.
  fileprivate var withPlainSpaces: String {
    utf8.contains(0xC2) || utf8.contains(0xE2)
      ? replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ") : self
  }
}

import LayoutDSL

/// The nodes of an explanation as a tree; equal lists of siblings are the same object.
final class NodeTree {
  typealias CustomView = LayoutExplanation.CustomView

  final class Node: Hashable {
    let index: Int
    let kind: String
    let isModifier: Bool
    private let writtenName: String?
    let isSecondary: Bool
    let views: [CustomView]
    fileprivate(set) var children: [Node] = []

    fileprivate init(index: Int, _ node: LayoutExplanation.Node) {
      self.index = index
      kind = node.kind
      isModifier = node.isModifier
      writtenName = node.writtenName
      isSecondary = node.isSecondary
      views = node.views
    }

    static func == (first: Node, second: Node) -> Bool { first === second }

    func hash(into hasher: inout Hasher) { hasher.combine(index) }

    /// Adds the node and all below it to a set.
    func collect(into nodes: inout Set<Node>) {
      nodes.insert(self)
      for child in children { child.collect(into: &nodes) }
    }

    /// Returns whether a modifier with this name makes such nodes.
    func isMade(by modifier: String) -> Bool {
      isModifier && (kind == modifier || writtenName == modifier)
    }
  }

  /// A node, with the custom views around it that have not been matched yet.
  struct Element: Hashable {
    let node: Node
    let views: ArraySlice<CustomView>

    static func == (first: Element, second: Element) -> Bool {
      first.node === second.node && first.views.count == second.views.count
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(node.index)
      hasher.combine(views.count)
    }

    /// Whether the node is a modifier and not in another custom view.
    var isModifier: Bool { views.isEmpty && node.isModifier }
  }

  /// A list of siblings; equal lists are the same object.
  final class Siblings {
    let elements: [Element]
    var count: Int { elements.count }

    fileprivate init(_ elements: [Element]) {
      self.elements = elements
    }

    subscript(index: Int) -> Element { elements[index] }

    /// Returns the elements from an index that are in the same custom view.
    func group(from start: Int) -> ArraySlice<Element> {
      let view = elements[start].views.first?.number
      return view == nil
        ? elements[start...start] : elements[start...].prefix { $0.views.first?.number == view }
    }

    /// The nodes that the body of the custom view at a position has made.
    func inside(groupAt start: Int, in tree: NodeTree) -> Siblings {
      tree.siblings(
        group(from: start).map { Element(node: $0.node, views: $0.views.dropFirst()) })
    }
  }

  private(set) var root: Node?
  /// The names of the modifiers that make nodes of the tree.
  let modifierNames: Set<String>
  private var siblings: [[Element]: Siblings] = [:]

  init(_ nodes: [LayoutExplanation.Node]) {
    modifierNames = Set(
      nodes.lazy.filter(\.isModifier).flatMap { [$0.kind, $0.writtenName].compactMap(\.self) })
    var open: [Node] = []
    for (index, node) in nodes.enumerated() {
      let tree = Node(index: index, node)
      open.removeSubrange(min(node.depth, open.count)...)
      open.last?.children.append(tree)
      open.append(tree)
    }
    root = open.first
  }

  func siblings(_ elements: [Element]) -> Siblings {
    if let known = siblings[elements] { return known }
    let new = Siblings(elements)
    siblings[elements] = new
    return new
  }

  /// Returns the children of a node, except nodes that a modifier places before or behind its view.
  func children(of node: Node) -> Siblings {
    siblings(
      node.children.filter { !$0.isSecondary }.map { Element(node: $0, views: $0.views[...]) })
  }

  /// Returns the nodes that a modifier places before or behind its view.
  func secondary(of node: Node) -> Siblings {
    siblings(node.children.filter(\.isSecondary).map { Element(node: $0, views: $0.views[...]) })
  }

  /// Returns all nodes below a node.
  func all(in node: Node) -> Siblings {
    siblings(node.children.map { Element(node: $0, views: $0.views[...]) })
  }
}

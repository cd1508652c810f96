import Foundation
import ViewCore

/// A layout tree, parsed from a text with a line per node, indented by depth, of the form
/// `Kind summary (x, y, width, height)`.
///
/// A line without a frame is a node without a frame, so any text can be parsed.
struct LayoutTree {
  struct Node {
    /// The position of the node in the tree.
    var index: Int
    /// The first word of the line: the name of the view or modifier.
    var kind: String
    /// The values in the line.
    var summary: String
    var frame: Frame?
    /// The colours, fonts and details of the node, as far as they are known.
    var look = NodeLook()
    var parent: Int?
    var depth: Int
    /// The path of kinds from the root; siblings of the same kind are numbered.
    var path: String

    /// The name of the control whose first part the node is; nil for others.
    var control: String? { look.details[NodeDetails.control] }
    /// The name of the control or the outermost container whose first part the node is; nil for others.
    var view: String? {
      control ?? look.details[NodeDetails.container].map { String($0.prefix { $0 != ";" }) }
    }

    /// The text of the node in a message that it was added or removed.
    var text: String {
      [path, summary, frame?.text ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  struct Frame: Equatable {
    var x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat

    var text: String {
      "(" + [x, y, width, height].map(formatted).joined(separator: ", ") + ")"
    }
  }

  private(set) var nodes: [Node] = []

  init(_ text: String, looks: [Int: NodeLook] = [:]) {
    var open: [(index: Int, indent: Int)] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let content = line.drop { $0 == " " }
      guard !content.isEmpty else { continue }
      let indent = line.count - content.count
      while let last = open.last, last.indent >= indent { open.removeLast() }
      let (name, frame) = Self.splitFrame(content)
      let kind = name.prefix { $0 != " " }
      nodes.append(
        Node(
          index: nodes.count, kind: String(kind), summary: String(name.dropFirst(kind.count + 1)),
          frame: frame,
          look: looks[index] ?? NodeLook(), parent: open.last?.index, depth: open.count,
          path: String(kind)))
      open.append((nodes.count - 1, indent))
    }
    setPaths()
  }

  private mutating func setPaths() {
    struct Family: Hashable {
      var parent: Int?
      var kind: String
    }
    var members: [Family: [Int]] = [:]
    for (index, node) in nodes.enumerated() {
      members[Family(parent: node.parent, kind: node.kind), default: []].append(index)
    }
    for (family, indices) in members {
      guard let parent = family.parent else { continue }
      for (number, index) in indices.enumerated() {
        let suffix = indices.count > 1 ? "[\(number)]" : ""
        nodes[index].path = "\(nodes[parent].kind)/\(family.kind)\(suffix)"
      }
    }
  }

  /// Splits `(x, y, width, height)` from the end of a line.
  private static func splitFrame(_ line: Substring) -> (name: Substring, frame: Frame?) {
    guard line.last == ")", let start = line.lastIndex(of: "(") else { return (line, nil) }
    let parts = line[line.index(after: start)...].dropLast().split(separator: ",")
    let numbers = parts.compactMap { Double($0.drop { $0 == " " }).map { CGFloat($0) } }
    guard parts.count == 4, numbers.count == 4 else { return (line, nil) }
    var name = line[..<start]
    while name.last == " " { name.removeLast() }
    return (name, Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }
}

extension [LayoutTree.Node] {
  /// The node with an index, and all nodes in it.
  func branch(at index: Int) -> ArraySlice<LayoutTree.Node> {
    let depth = self[index].depth
    return self[index..<(self[(index + 1)...].firstIndex { $0.depth <= depth } ?? endIndex)]
  }

  /// Returns the node itself or the nearest one around it that fulfils a condition.
  func nearest(
    from node: LayoutTree.Node, where isWanted: (LayoutTree.Node) -> Bool
  ) -> LayoutTree.Node? {
    var node: LayoutTree.Node? = node
    while let current = node, !isWanted(current) { node = current.parent.map { self[$0] } }
    return node
  }

  /// Returns the modifier that puts a shape behind or before a view, given the node around the shape.
  private func secondary(around index: Int) -> String? {
    let kind = self[index].kind
    if kind == "ignoresSafeArea" { return self[index].parent.flatMap { secondary(around: $0) } }
    return ["BackgroundModifier", "OverlayModifier"].contains(kind)
      ? ".\(ProbableCause.sourceName(kind))" : nil
  }

  /// Returns the kind of a node in words for several: a control around it, or its own.
  func kind(of index: Int) -> String {
    if let control = nearest(from: self[index], where: { $0.control != nil })?.control {
      return control
    }
    return title(of: index).split(separator: " ").first.map(String.init) ?? self[index].kind
  }

  /// Returns the words for a node: a control with its first text or image, a container, a text or image,
  /// a shape, a modifier, or the path of another node.
  func title(of index: Int) -> String {
    let node = self[index]
    if let control = node.control {
      let contents = branch(at: index).filter(\.isContent)
      let label = contents.first { $0.kind == "Text" } ?? contents.first
      return control + (label.map { " \($0.summary)" } ?? "")
    }
    if let container = node.look.details[NodeDetails.container] {
      return node.isContent ? "\(container) \(node.summary)" : container
    }
    if node.isContent {
      return node.summary.isEmpty ? node.kind : "\(node.kind) \(node.summary)"
    }
    let name = ProbableCause.sourceName(node.kind)
    if name.first?.isLowercase == true, node.depth > 0 { return ".\(name)" }
    if node.kind == "_ShapeView" {
      let isPlain = ["Rectangle", "AnyShape"].contains(node.summary)
      return isPlain
        ? node.parent.flatMap { secondary(around: $0) } ?? node.summary
        : String(node.summary.prefix { $0 != "," })
    }
    return node.path
  }
}

extension LayoutTree.Node {
  /// Whether a source names what the node draws: a text, an image, a shape or a control.
  var isNamed: Bool { isContent || kind == "_ShapeView" || view != nil }

  /// Whether the node is a text or image.
  var isContent: Bool { ["Text", "Image"].contains(kind) }

  /// Whether the node is inside another one of a tree.
  func isBelow(_ other: LayoutTree.Node, _ tree: [LayoutTree.Node]) -> Bool {
    var node = parent.map { tree[$0] }
    while let current = node, current.depth > other.depth { node = current.parent.map { tree[$0] } }
    return node?.index == other.index
  }
}

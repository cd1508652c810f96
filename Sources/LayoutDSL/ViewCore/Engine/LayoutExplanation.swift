import Foundation

/// The result of layout for a view and its descendants, and the story of one node.
package struct LayoutExplanation: Codable, Equatable, Sendable {
  /// One node: its kind, proposal, size and frame.
  package struct Node: Codable, Equatable, Sendable {
    package let depth: Int
    /// The names from the root to this node, in the form that `--node` takes.
    package let path: String
    /// The custom views between this node and its container, the outermost first.
    package let views: [CustomView]
    package let kind: String
    package let isModifier: Bool
    /// The modifiers that make such a node, besides the one that it is named after; nil for none.
    package let otherNames: [String]?
    /// Whether a modifier puts the node before or behind its view.
    package let isSecondary: Bool
    package let values: String
    /// The proposed width and height; nil is the ideal length.
    package let proposal: [CGFloat?]
    package let size: CGSize
    /// The frame on the screen.
    package let frame: CGRect
    /// The explicit guides of the node that it sets or that its container uses.
    package let guides: [Guide]
    /// The source line that creates the view, if it is known for certain.
    package var source: SourceLine?

    /// The node as one line of the tree.
    package var line: String {
      return String(repeating: "  ", count: depth)
        + views.map { "\($0.name)/" }.joined()
        + GeometricNode.label(kind, values, isModifier: isModifier)
        + "  proposed \(proposal.map(formatted).joined(separator: "×")), "
        + "size \(formatted(size)), at \(formatted(frame.origin))"
        + guides.map { ", \($0.name) \(formatted($0.value))" }.joined()
        + (source.map { "  \($0)" } ?? "")
    }
  }

  /// A view or modifier with a body; the number distinguishes it from others.
  package struct CustomView: Codable, Equatable, Sendable {
    package let name: String
    package let number: Int
  }

  /// An alignment guide, in points from the node's top-leading corner.
  package struct Guide: Codable, Equatable, Sendable {
    package let name: String
    package let value: CGFloat
  }

  /// A line of a source file.
  package struct SourceLine: Codable, Hashable, Sendable, CustomStringConvertible {
    package let file: String
    package let line: Int

    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }

    package var description: String { "\(file):\(line)" }
  }

  /// The node to explain.
  package enum Subject: Codable, Equatable, Sendable {
    /// The deepest node at a point of the screen.
    case point(CGPoint)
    /// The first node with a path in the form that diagnostics print.
    case path(String)
  }

  /// The nodes in tree order.
  package var nodes: [Node]
  /// The index of the explained node; nil if there is none.
  package let subject: Int?
  /// The story of the subject, one sentence or list item each; nil without a subject.
  package let story: [String]?

  /// The path of the subject, followed by its story.
  package var storyLines: [String]? {
    guard let subject, let story else { return nil }
    let node = nodes[subject]
    return [node.path + (node.source.map { "  \($0)" } ?? "")] + story
  }

  /// The reason why there is no story.
  package enum Failure: Error, Equatable, CustomStringConvertible {
    case nothingAt(CGPoint)
    case noNode(path: String, nearest: [String])

    package var description: String {
      switch self {
      case .nothingAt(let point): "there is nothing at \(formatted(point)) on the screen"
      case .noNode(let path, let nearest):
        (["there is no view '\(path)'; the nearest are:"] + nearest).joined(separator: "\n  ")
      }
    }
  }
}

extension LayoutExplanation.Node {
  fileprivate init(_ named: NamedNode, depth: Int, views: [LayoutExplanation.CustomView]) {
    let node = named.node
    self.depth = depth
    path = named.path
    self.views = views
    kind = named.name
    isModifier = node.isModifier
    otherNames = node.otherNames.isEmpty ? nil : node.otherNames
    isSecondary = node.isSecondary
    values = node.values
    proposal = [node.proposal.width, node.proposal.height]
    size = node.size
    frame = node.globalFrame
    guides = node.guidesThatMatter
  }
}

extension ViewGraph {
  /// Explains the settled screen.
  package func explanation(
    of subject: LayoutExplanation.Subject? = nil
  ) throws(LayoutExplanation.Failure) -> LayoutExplanation {
    update()
    let tree = NamedNode(root: root)
    // Listed before the story, which measures: the tree shows the state that layout left.
    var lines: [LayoutExplanation.Node] = []
    var indices: [ObjectIdentifier: Int] = [:]
    var viewCount = 0
    func list(_ named: NamedNode, depth: Int, views: [LayoutExplanation.CustomView]) {
      guard named.customView != nil else {
        indices[ObjectIdentifier(named.node)] = lines.count
        lines.append(LayoutExplanation.Node(named, depth: depth, views: views))
        for child in named.children { list(child, depth: depth + 1, views: []) }
        return
      }
      viewCount += 1
      let views = views + [LayoutExplanation.CustomView(name: named.name, number: viewCount)]
      for child in named.children { list(child, depth: depth, views: views) }
    }
    list(tree, depth: 0, views: [])
    guard let subject else { return LayoutExplanation(nodes: lines, subject: nil, story: nil) }
    let (node, remark) = try find(subject, in: tree)
    return LayoutExplanation(
      nodes: lines, subject: indices[ObjectIdentifier(node)],
      story: node.story + (remark.map { [$0] } ?? []))
  }

  /// Returns the node for a subject, and a remark if the path is ambiguous.
  private func find(
    _ subject: LayoutExplanation.Subject, in tree: NamedNode
  ) throws(LayoutExplanation.Failure) -> (GeometricNode, remark: String?) {
    switch subject {
    case .point(let point):
      // Visible leaves take precedence over containers and modifiers that also cover the point.
      guard
        let node = root.deepestNode(at: point, where: { $0.keyedChildren.isEmpty && !$0.isClear })
          ?? root.deepestNode(at: point, where: { _ in true })
      else { throw .nothingAt(point) }
      return (node, nil)
    case .path(let path):
      let found = tree.nodes(at: path)
      guard let first = found.first else {
        throw .noNode(path: path, nearest: tree.paths(like: path, count: 5))
      }
      guard found.count > 1 else { return (first.node, nil) }
      return (
        first.node,
        "This is the first of \(found.count) views with this path; the next is \(found[1].path)."
      )
    }
  }
}

extension GeometricNode {
  /// Returns the deepest of the matching nodes at a point of the screen; of several, the one
  /// painted last.
  fileprivate func deepestNode(
    at point: CGPoint, where isWanted: (GeometricNode) -> Bool
  ) -> GeometricNode? {
    let isInside = globalFrame.holds(point)
    // Content outside a scroll view's frame is not visible.
    if self is ScrollNode, !isInside { return nil }
    let painted = keyedChildren.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }
    for (_, child) in painted.reversed() {
      if let node = child.deepestNode(at: point, where: isWanted) { return node }
    }
    return isInside && isWanted(self) ? self : nil
  }

  /// Whether the node paints nothing visible.
  fileprivate var isClear: Bool {
    kindName == "Spacer" || kindName == "Color" && (summary == "clear" || summary == "#00000000")
  }

  /// The explicit guides that the container uses to align the node, and those that the node sets
  /// itself.
  fileprivate var guidesThatMatter: [LayoutExplanation.Guide] {
    var keys = (self as? AlignmentGuideNode).map { [$0.modifier.key] } ?? []
    for key in container?.alignmentKeys ?? [] where !keys.contains(key) { keys.append(key) }
    return keys.compactMap { key in
      explicitAlignment(of: key, size: size, proposal: proposal).map {
        LayoutExplanation.Guide(name: key.name, value: $0)
      }
    }
  }

  /// The reasons for the node's size, from the root down.
  fileprivate var story: [String] {
    var chain: [GeometricNode] = [self]
    while let container = chain[chain.count - 1].container { chain.append(container) }
    chain.reverse()
    var sentences: [String] = []
    for (index, node) in chain.enumerated() {
      let inner = index + 1 < chain.count ? chain[index + 1] : nil
      if node === graph.root {
        sentences.append("The screen is \(formatted(node.size)).")
        sentences += node.explanation(toward: inner).map { "  " + $0 }
        continue
      }
      let explanation = node.explanation(toward: inner)
      // A modifier without an effect of its own is skipped; the next node reports the same values.
      if let inner, inner === node.modifiedNode, explanation.isEmpty, inner.size == node.size,
        inner.proposal == node.proposal
      {
        continue
      }
      sentences.append(
        "\(node.labelWithViews) is proposed \(formatted(node.proposal)) and takes \(formatted(node.size))"
          + node.disagreement + ".")
      sentences += explanation.map { "  " + $0 }
    }
    return sentences
      + ["So it is \(formatted(size)), at \(formatted(globalFrame.origin)) on the screen."]
  }

  /// The amount by which the size exceeds the proposal.
  private var disagreement: String {
    let excess = [
      ("wider", size.width - (proposal.width ?? .infinity)),
      ("taller", size.height - (proposal.height ?? .infinity)),
    ].filter { $0.1 > 0.001 }.map { "\(formatted($0.1)) \($0.0)" }
    return excess.isEmpty ? "" : ": \(excess.joined(separator: " and ")) than proposed"
  }
}

extension AlignmentKey {
  /// The guide as source code has it: `firstTextBaseline`, or the type of a custom guide.
  var name: String {
    let name = typeName(of: id)
    return fraction == nil ? name : name.prefix(1).lowercased() + name.dropFirst()
  }
}

extension GeometricNode {
  /// The proposal, size and child size of the node along both axes.
  final func lengths(around child: GeometricNode) -> [LengthAnswer] {
    [
      LengthAnswer(
        axis: .horizontal, proposal: proposal.width, own: size.width, child: child.size.width),
      LengthAnswer(
        axis: .vertical, proposal: proposal.height, own: size.height, child: child.size.height),
    ]
  }

  /// Returns one list item per child.
  ///
  /// Of many children, only the first ones and those around `inner`, the next node of the story,
  /// are listed.
  final func listing(
    _ nodes: some Collection<GeometricNode>, toward inner: GeometricNode?,
    _ sentence: (GeometricNode) -> String
  ) -> [String] {
    let position = nodes.enumerated().first { $0.element === inner }?.offset ?? 0
    var items: [String] = []
    var omitted: [GeometricNode] = []
    func item(_ node: GeometricNode) -> String { (node === inner ? "→ " : "- ") + sentence(node) }
    func close() {
      if omitted.count > 2 {
        items.append("- … \(omitted.count) more")
      } else {
        items += omitted.map(item)
      }
      omitted = []
    }
    for (index, node) in nodes.enumerated() {
      if nodes.count <= 10 || index < 2 || abs(index - position) <= 2 {
        close()
        items.append(item(node))
      } else {
        omitted.append(node)
      }
    }
    close()
    return items
  }
}

/// The lengths of a node and its child along one axis.
struct LengthAnswer {
  let axis: Axis
  let proposal: CGFloat?
  let own: CGFloat
  let child: CGFloat

  var noun: String { axis.lengthNoun }
}

extension Axis {
  /// The noun for a length along the axis.
  var lengthNoun: String { self == .horizontal ? "width" : "height" }
}

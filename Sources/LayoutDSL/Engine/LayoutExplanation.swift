import Foundation

/// What layout did to a view and everything inside it, and the story of one node of it.
package struct LayoutExplanation: Codable, Equatable, Sendable {
  /// One node: what it was, what it was proposed, what it answered, where it was put.
  package struct Node: Codable, Equatable, Sendable {
    package let depth: Int
    package let kind: String
    package let summary: String
    /// Width and height; nil asks for the ideal length.
    package let proposal: [CGFloat?]
    package let size: CGSize
    /// The frame on the screen.
    package let frame: CGRect

    init(_ node: GeometricNode, depth: Int) {
      self.depth = depth
      kind = node.kindName
      summary = node.summary
      proposal = [node.proposal.width, node.proposal.height]
      size = node.size
      frame = node.globalFrame
    }

    /// The node as one line of the tree.
    package var line: String {
      String(repeating: "  ", count: depth) + (summary.isEmpty ? kind : "\(kind) \(summary)")
        + "  proposed \(proposal.map(length).joined(separator: "×")), "
        + "answered \(text(size)), at \(text(frame.origin))"
    }
  }

  /// The node whose story is told.
  package enum Subject: Codable, Equatable, Sendable {
    /// The deepest node at a point of the screen.
    case point(CGPoint)
    /// The first node with a path as diagnostics print it.
    case path(String)
  }

  /// The nodes in tree order.
  package let nodes: [Node]
  /// The story of the subject, a sentence or list item each; nil if there is no subject.
  package let story: [String]?

  /// Why there is no story.
  package enum Failure: Error, Equatable, CustomStringConvertible {
    case nothingAt(CGPoint)
    case noNode(path: String)

    package var description: String {
      switch self {
      case .nothingAt(let point): "there is nothing at \(text(point)) on the screen"
      case .noNode(let path):
        "there is no view '\(path)'; write its path from the root, as in VStack/Text"
      }
    }
  }
}

extension ViewGraph {
  /// Explains the settled screen.
  package func explanation(
    of subject: LayoutExplanation.Subject? = nil
  ) throws(LayoutExplanation.Failure) -> LayoutExplanation {
    update()
    var nodes: [(node: GeometricNode, depth: Int)] = []
    func visit(_ node: GeometricNode, depth: Int) {
      nodes.append((node, depth))
      for child in node.keyedChildren { visit(child, depth: depth + 1) }
    }
    visit(root, depth: 0)
    // Before the story, which measures: what is listed is what layout left.
    let lines = nodes.map { LayoutExplanation.Node($0.node, depth: $0.depth) }
    var story: [String]?
    switch subject {
    case .point(let point)?:
      // What is painted there comes before containers and modifiers that only reach there.
      guard
        let node = root.deepestNode(at: point, where: { $0.keyedChildren.isEmpty })
          ?? root.deepestNode(at: point, where: { _ in true })
      else { throw .nothingAt(point) }
      story = node.story
    case .path(let path)?:
      let named = nodes.filter { $0.node.path == path }
      guard let first = named.first?.node else { throw .noNode(path: path) }
      story = first.story
      if named.count > 1 {
        story?.append("This is the first of \(named.count) views with this path.")
      }
    case nil: break
    }
    return LayoutExplanation(nodes: lines, story: story)
  }
}

extension GeometricNode {
  /// The deepest node of some kind painted last at a point of the screen, in this node or below.
  fileprivate func deepestNode(
    at point: CGPoint, where isWanted: (GeometricNode) -> Bool
  ) -> GeometricNode? {
    let isInside = globalFrame.contains(point)
    // What has scrolled out of a scroll view cannot be seen.
    if self is ScrollNode, !isInside { return nil }
    let painted = keyedChildren.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }
    for (_, child) in painted.reversed() {
      if let node = child.deepestNode(at: point, where: isWanted) { return node }
    }
    return isInside && isWanted(self) ? self : nil
  }

  /// The kind and values of the node.
  var label: String { summary.isEmpty ? kindName : "\(kindName) \(summary)" }

  /// The node as a container sees it: the view, and the modifier it comes in.
  var nameInContainer: String {
    var view = self
    while let modified = view.modifiedNode { view = modified }
    return view === self ? label : "\(view.label) (in \(label))"
  }

  /// How the node came by its size, from the root down.
  fileprivate var story: [String] {
    var chain: [GeometricNode] = [self]
    while let container = chain[0].container { chain.insert(container, at: 0) }
    var sentences: [String] = []
    for node in chain {
      if node === node.graph.root {
        sentences.append("The screen is \(text(node.size)).")
        continue
      }
      if node.isSecondary {
        sentences.append("It offers that size to the next view, an overlay or background.")
      }
      sentences.append(
        "\(node.label) is proposed \(text(node.proposal)) and answers \(text(node.size))"
          + node.disagreement + ".")
      sentences += node.explanation().map { "  " + $0 }
    }
    return sentences + ["So it is \(text(size)), at \(text(globalFrame.origin)) on the screen."]
  }

  /// Where the answer is larger than the proposal, by how much.
  private var disagreement: String {
    let excess = [
      ("wider", size.width - (proposal.width ?? .infinity)),
      ("taller", size.height - (proposal.height ?? .infinity)),
    ].filter { $0.1 > 0 }.map { "\(formatted($0.1)) \($0.0)" }
    return excess.isEmpty ? "" : ": \(excess.joined(separator: " and ")) than proposed"
  }
}

extension GeometricNode {
  /// What the node and a view inside it made of the width and the height.
  func lengths(around child: GeometricNode) -> [LengthAnswer] {
    [
      LengthAnswer(
        axis: .horizontal, proposal: proposal.width, own: size.width, child: child.size.width),
      LengthAnswer(
        axis: .vertical, proposal: proposal.height, own: size.height, child: child.size.height),
    ]
  }
}

/// One dimension of a node around another.
struct LengthAnswer {
  let axis: Axis
  let proposal: CGFloat?
  let own: CGFloat
  let child: CGFloat

  var noun: String { axis == .horizontal ? "width" : "height" }
}

/// A size as stories print it.
private func text(_ size: CGSize) -> String {
  "\(formatted(size.width))×\(formatted(size.height))"
}

private func text(_ point: CGPoint) -> String { "\(formatted(point.x)),\(formatted(point.y))" }

private func text(_ proposal: ProposedViewSize) -> String {
  "\(length(proposal.width))×\(length(proposal.height))"
}

private func length(_ length: CGFloat?) -> String { length.map(formatted) ?? "nil" }

import Foundation

// Explanation: why does a node have its size and place? The pass reads the settled layout.
//
// 1. The screen is updated, and every node is listed as one line of the tree.
// 2. The subject is found: the deepest node at a point, in reverse paint order, or the first node
//    with a path.
// 3. The story goes from the root to the subject. Each node reports its proposal, its size, and the
//    reasons for it (`explanation(toward:)`).
// 4. A modifier without an effect of its own is skipped.

/// The hooks of explanation, which subclasses of `GeometricNode` override.
protocol ExplanationHooks: AnyObject {
  /// One line with the node's values, for layout trees; empty if it has none.
  var summary: String { get }
  /// The modifier that the source has, if the node is named after another one.
  var writtenName: String? { get }
  /// The type name of the node's shape; nil for nodes that draw none.
  var shapeName: String? { get }
  /// Whether the node is a leaf that paints nothing visible.
  var isClear: Bool { get }
  /// The part that the node plays where its content, or it, is too wide.
  var overflow: OverflowTraits { get }
  /// The guides with which the node aligns its children.
  var alignmentKeys: [AlignmentKey] { get }
  /// Returns the reasons for the node's size, one sentence each, after it is placed.
  ///
  /// A long list of children is reduced to the first ones and those around `inner`, the next node
  /// of the story.
  func explanation(toward inner: GeometricNode?) -> [String]
  /// The mistake in the node's own values or frame, if any.
  var mistake: Diagnostic.Problem? { get }
}

extension LayoutExplanation.Node {
  fileprivate init(_ named: NamedNode, depth: Int, views: [LayoutExplanation.CustomView]) {
    let node = named.node
    self.depth = depth
    path = named.path
    self.views = views
    kind = named.name
    isModifier = node.isModifier
    writtenName = node.writtenName
    isSecondary = node.isSecondary
    values = node.values
    proposal = [node.proposal.width, node.proposal.height]
    size = node.size
    frame = node.globalFrame
    guides = node.guidesThatMatter
  }
}

extension NamedNode {
  /// The geometric nodes from this one down, in tree order, and their indices.
  fileprivate var lines: ([LayoutExplanation.Node], indices: [ObjectIdentifier: Int]) {
    var lines: [LayoutExplanation.Node] = []
    var indices: [ObjectIdentifier: Int] = [:]
    var viewCount = 0
    func list(_ named: NamedNode, depth: Int, views: [LayoutExplanation.CustomView]) {
      guard let view = named.customView else {
        indices[ObjectIdentifier(named.node)] = lines.count
        lines.append(LayoutExplanation.Node(named, depth: depth, views: views))
        for child in named.children { list(child, depth: depth + 1, views: []) }
        return
      }
      viewCount += 1
      let custom = LayoutExplanation.CustomView(
        name: named.name, number: viewCount, isModifier: view.isModifier)
      let views = views + [custom]
      for child in named.children { list(child, depth: depth, views: views) }
    }
    list(self, depth: 0, views: [])
    return (lines, indices)
  }
}

extension ViewGraph {
  /// The nodes of the settled screen, and the indices of some of them.
  ///
  /// An index is that of the node itself or, if it does not exist any more, of the first node with
  /// its path. An empty path is that of the root.
  package func nodes(
    locating places: [(node: ObjectIdentifier?, path: String)]
  ) -> (nodes: [LayoutExplanation.Node], indices: [Int?]) {
    update()
    let tree = NamedNode(root: root)
    let (lines, indices) = tree.lines
    let located = places.map { place -> Int? in
      if let index = place.node.flatMap({ indices[$0] }) { return index }
      return tree.nodes(at: place.path).first.flatMap { indices[ObjectIdentifier($0.node)] }
    }
    return (lines, located)
  }

  /// Explains the settled screen.
  package func explanation(
    of subject: LayoutExplanation.Subject? = nil
  ) throws(LayoutExplanation.Failure) -> LayoutExplanation {
    update()
    let tree = NamedNode(root: root)
    // Listed before the story, which measures: the tree shows the state that layout left.
    let (lines, indices) = tree.lines
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
      // Visible leaves take precedence over containers and modifiers that also cover the point, and
      // before all those that are painted there, as the border of a view is at its edge alone.
      let isVisible = { (node: GeometricNode) in node.keyedChildren.isEmpty && !node.isClear }
      guard
        let node = root.deepestNode(at: point, where: { isVisible($0) && $0.isTouched(at: point) })
          ?? root.deepestNode(at: point, where: isVisible)
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
    for child in paintOrder(withLeaving: false).reversed() {
      if let node = child.deepestNode(at: point, where: isWanted) { return node }
    }
    return isInside && isWanted(self) ? self : nil
  }

  /// Whether a finger would reach the node itself at a point of the screen.
  fileprivate func isTouched(at point: CGPoint) -> Bool {
    isHit(at: point.applying(transform(to: nil as GeometricNode?).inverted()))
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
    ].filter { $0.1 > leastReportedExcess }.map { "\(formatted($0.1)) \($0.0)" }
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

/// The excess over a proposal from which an explanation mentions it, in points: the last decimal
/// that `formatted` shows.
private let leastReportedExcess: CGFloat = 0.001

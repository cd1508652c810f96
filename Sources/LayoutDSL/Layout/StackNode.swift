import Foundation

/// The node of a row or column.
///
/// `HStackLayout` and `VStackLayout` do the same through the protocol that users' layouts go
/// through; trees are made of stacks, and without it they take half the time.
final class StackNode: ContainerNode {
  @exclusivity(unchecked) private var layout: StackLayout
  @exclusivity(unchecked) private var cache = StackLayout.Cache()
  @exclusivity(unchecked) private var cacheIsStale = true

  init(_ layout: StackLayout, inputs: _ViewInputs) {
    self.layout = layout
    super.init(inputs: inputs)
  }

  func update(_ new: StackLayout, inputs: _ViewInputs) {
    let hasSameDirection =
      environment.values.layoutDirection == inputs.environment.values.layoutDirection
    environment = inputs.environment
    if hasSameDirection, layout == new { return }
    layout = new
    setNeedsLayout()
  }

  override var childKeys: KeyBits {
    if childrenAreStale { refreshChildren() }
    return childNodes.withUnmanaged { nodes in
      nodes.reduce(into: KeyBits()) { keys, node in
        keys.formUnion(node._withUnsafeGuaranteedRef { $0.subtreeKeys })
      }
    }
  }

  override func answersWillBeComputed() {
    cacheIsStale = true
  }

  /// Brings the list of children, and what is kept about them, up to date.
  private func prepare() {
    if childrenAreStale { refreshChildren() }
    guard cacheIsStale else { return }
    cacheIsStale = false
    layout.updateCache(&cache, childNodes)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    prepare()
    return layout.sizeThatFits(proposal, childNodes, &cache)
  }

  override func computeIsRigid() -> Bool {
    childNodes.withUnmanaged { nodes in
      nodes.allSatisfy { $0._withUnsafeGuaranteedRef { $0.isRigid } }
    }
  }

  override func arrange(
    size: CGSize, proposal: ProposedViewSize, _ body: (GeometricNode, Placement) -> Void
  ) {
    prepare()
    layout.arrange(
      in: CGRect(origin: .zero, size: size), proposal: proposal, childNodes, &cache
    ) { _, child, placement in
      body(child, placement)
    }
  }

  override func computeSpacing() -> ViewSpacing {
    prepare()
    return layout.spacing(of: childNodes)
  }

  override var alignmentKeys: [AlignmentKey] { [layout.alignment] }

  override func explanation(toward inner: GeometricNode?) -> [String] {
    layout.explanation(of: self, toward: inner)
  }

  override var stackOrientation: Axis? { layout.axis }
  override package var kindName: String { layout.axis == .horizontal ? "HStack" : "VStack" }
}

extension _ViewInputs {
  /// Makes or updates the node of a stack at the cursor, and the views inside it.
  mutating func makeStack<Content: View>(_ layout: StackLayout, content: Content) {
    let node: StackNode
    if let existing = reuse(as: StackNode.self) {
      node = existing
      node.update(layout, inputs: self)
    } else {
      node = StackNode(layout, inputs: self)
      insert(node)
    }
    node.makeContent(content, inputs: self)
  }
}

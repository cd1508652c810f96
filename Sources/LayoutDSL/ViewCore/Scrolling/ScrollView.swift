/// A view that scrolls content which may be larger than itself.
///
/// Along its axes it takes the proposed length and proposes nil to its content; across them it
/// takes the length of its content. Several content views are arranged in a column, whatever the
/// axes (facts `scroll-…`).
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
  /// The view that scrolls.
  public var content: Content
  /// The axes along which the content scrolls.
  public var axes: Axis.Set
  /// Whether scroll indicators may be shown.
  public var showsIndicators: Bool

  /// Creates a scroll view.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  /// Makes the nodes of the scroll view and its content.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    let node: ScrollNode
    if let existing = inputs.reuse(as: ScrollNode.self) {
      node = existing
      node.update(axes: view.axes, inputs: inputs)
    } else {
      node = ScrollNode(
        axes: view.axes, holdsOneView: Content._viewListCount() == 1, inputs: inputs)
      inputs.insert(node)
    }
    node.mayShowIndicators = view.showsIndicators
    var environment = inputs.environment
    environment.resetScrolling(along: view.axes)
    inputs.withEnvironment(environment) { inputs in
      if node.holdsOneView {
        node.makeContent(view.content, inputs: inputs)
      } else {
        node.makeContent(VStack { view.content }, inputs: inputs)
      }
    }
  }

  /// A scroll view is one view.
  nonisolated public static func _viewListCount() -> Int? { 1 }
}

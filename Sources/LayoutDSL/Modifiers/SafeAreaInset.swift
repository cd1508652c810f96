import Foundation

extension View {
  /// Shows a bar above or below the view, which counts it as unsafe.
  ///
  /// `spacing` is in points; nil takes the distance that the two prefer.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        bar: content(), edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing))
  }

  /// Shows a bar beside the view, which counts it as unsafe.
  ///
  /// `spacing` is in points; nil takes the distance that the two prefer.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        bar: content(), edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing))
  }
}

nonisolated struct SafeAreaInsetModifier<Bar: View>: NodeModifier {
  typealias Node = SafeAreaInsetNode<Bar>
  let bar: Bar
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?

  var isVertical: Bool { edge == .top || edge == .bottom }
}

/// The node of a view with a bar at one edge, which is painted over the view.
final class SafeAreaInsetNode<Bar: View>: SafeAreaProviderNode<SafeAreaInsetModifier<Bar>> {
  required init(_ modifier: SafeAreaInsetModifier<Bar>, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    layer.make(modifier.bar, alignment: modifier.alignment, inputs: inputs)
  }

  override func update(_ new: SafeAreaInsetModifier<Bar>, inputs: _ViewInputs) {
    super.update(new, inputs: inputs)
    layer.make(new.bar, alignment: new.alignment, inputs: inputs)
  }

  /// Across its edge the bar has its ideal size.
  private func barOffer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    modifier.isVertical
      ? ProposedViewSize(width: proposal.width, height: nil)
      : ProposedViewSize(width: nil, height: proposal.height)
  }

  override func insets(for proposal: ProposedViewSize) -> EdgeInsets {
    guard let bar = layer.current.first else { return EdgeInsets() }
    let size = bar.measure(barOffer(proposal))
    // A bar without a view in it, as of a condition that is false, keeps no distance either.
    if size == .zero, bar.children.isEmpty { return EdgeInsets() }
    let thickness = (modifier.isVertical ? size.height : size.width) + distance(to: bar)
    return EdgeInsets(thickness, edges: Edge.Set(modifier.edge))
  }

  private func distance(to bar: GeometricNode) -> CGFloat {
    if let spacing = modifier.spacing { return spacing }
    let own = super.spacing()
    switch modifier.edge {
    case .top: return bar.spacing().distance(to: own, along: .vertical)
    case .bottom: return own.distance(to: bar.spacing(), along: .vertical)
    case .leading: return bar.spacing().distance(to: own, along: .horizontal)
    case .trailing: return own.distance(to: bar.spacing(), along: .horizontal)
    }
  }

  override func placeChildren() {
    super.placeChildren()
    guard let bar = layer.current.first else { return }
    let offer = barOffer(ProposedViewSize(size))
    let own = ViewDimensions(node: self, size: size, proposal: proposal)
    let dimensions = bar.dimensions(offer)
    var origin = CGPoint(
      x: own[modifier.alignment.horizontal] - dimensions[modifier.alignment.horizontal],
      y: own[modifier.alignment.vertical] - dimensions[modifier.alignment.vertical])
    switch modifier.edge {
    case .top: origin.y = 0
    case .bottom: origin.y = size.height - dimensions.height
    case .leading: origin.x = 0
    case .trailing: origin.x = size.width - dimensions.width
    }
    place(bar, at: origin, proposal: offer)
  }

  override func spacing() -> ViewSpacing { ViewSpacing() }

  override var keyedChildren: ContiguousArray<GeometricNode> {
    layer.joined(with: children, isBehind: false)
  }

  override package var kindName: String { "safeAreaInset" }
}

import Foundation

extension View {
  /// Places a bar above or below the view and insets the view's safe area by it.
  ///
  /// `spacing` is in points; nil is the preferred spacing between the bar and the view.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        bar: content(), edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing))
  }

  /// Places a bar beside the view and insets the view's safe area by it.
  ///
  /// `spacing` is in points; nil is the preferred spacing between the bar and the view.
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

/// The node of a view with a bar at one edge; the bar is drawn in front of the view.
final class SafeAreaInsetNode<Bar: View>: SafeAreaProviderNode<SafeAreaInsetModifier<Bar>> {
  required init(_ modifier: SafeAreaInsetModifier<Bar>, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    layer.make(modifier.bar, alignment: modifier.alignment, inputs: inputs)
  }

  override func update(_ new: SafeAreaInsetModifier<Bar>, inputs: _ViewInputs) {
    super.update(new, inputs: inputs)
    layer.make(new.bar, alignment: new.alignment, inputs: inputs)
  }

  /// Returns the proposal for the bar: the length that remains when the view has its minimum
  /// length.
  private func barOffer(_ proposal: ProposedViewSize, to bar: GeometricNode) -> ProposedViewSize {
    guard let child, let length = modifier.isVertical ? proposal.height : proposal.width else {
      return proposal
    }
    func proposing(_ length: CGFloat) -> ProposedViewSize {
      modifier.isVertical
        ? ProposedViewSize(width: proposal.width, height: length)
        : ProposedViewSize(width: length, height: proposal.height)
    }
    return proposing(
      max(length - distance(to: bar) - thickness(child.measure(proposing(0))), 0))
  }

  /// Returns the length of a size along the axis of the edge.
  private func thickness(_ size: CGSize) -> CGFloat {
    modifier.isVertical ? size.height : size.width
  }

  private func distance(to bar: GeometricNode) -> CGFloat {
    if let spacing = modifier.spacing { return spacing }
    let own = child?.spacing() ?? .plain
    return own.distance(to: bar.spacing(), along: modifier.isVertical ? .vertical : .horizontal)
  }

  override func insets(for proposal: ProposedViewSize) -> EdgeInsets {
    guard let bar = layer.current.first else { return EdgeInsets() }
    let size = bar.measure(barOffer(proposal, to: bar))
    // A bar without content, such as one with a false condition, does not take spacing either.
    if size == .zero, bar.children.isEmpty { return EdgeInsets() }
    return EdgeInsets(thickness(size) + distance(to: bar), edges: Edge.Set(modifier.edge))
  }

  /// Across the axis of the edge, the size is the maximum of the bar's and the view's.
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = super.computeSize(proposal)
    guard let bar = layer.current.first else { return size }
    let barSize = bar.measure(barOffer(proposal, to: bar))
    return modifier.isVertical
      ? CGSize(width: max(size.width, barSize.width), height: size.height)
      : CGSize(width: size.width, height: max(size.height, barSize.height))
  }

  /// Centres the view across the axis of the edge and aligns the bar with the view's guide.
  override func placeChildren() {
    var given = proposal
    if modifier.isVertical {
      given.width = given.width ?? size.width
    } else {
      given.height = given.height ?? size.height
    }
    placedInsets = insets(for: ProposedViewSize(size))
    guard let child else { return }
    let offer = offer(given, insets(for: given))
    let own = child.dimensions(offer)
    var origin = CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
    switch modifier.edge {
    case .top: origin.y = size.height - own.height
    case .bottom: origin.y = 0
    case .leading: origin.x = size.width - own.width
    case .trailing: origin.x = 0
    }
    place(child, at: origin, proposal: offer)
    guard let bar = layer.current.first else { return }
    let barProposal = barOffer(given, to: bar)
    let dimensions = bar.dimensions(barProposal)
    var corner = CGPoint(
      x: origin.x + own[modifier.alignment.horizontal] - dimensions[modifier.alignment.horizontal],
      y: origin.y + own[modifier.alignment.vertical] - dimensions[modifier.alignment.vertical])
    switch modifier.edge {
    case .top: corner.y = 0
    case .bottom: corner.y = size.height - dimensions.height
    case .leading: corner.x = 0
    case .trailing: corner.x = size.width - dimensions.width
    }
    place(bar, at: corner, proposal: barProposal)
  }

  override var isSizedBySecondaries: Bool { true }

  override var keyedChildren: ContiguousArray<GeometricNode> {
    layer.joined(with: children, isBehind: false)
  }

  override var details: NodeDetails {
    var details = NodeDetails()
    details.add("edge", "\(modifier.edge)")
    details.add("spacing", modifier.spacing.map { formatted($0) })
    return details
  }

  override package var kindName: String { "safeAreaInset" }
}

import Foundation

extension View {
  /// Extends the view beyond the safe area at the edges that it touches.
  ///
  /// There is no keyboard, so regions without `.container` change nothing.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(
      IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Extends the view beyond the safe area of all regions at some edges.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(IgnoresSafeAreaModifier(edges: edges))
  }
}

nonisolated struct IgnoresSafeAreaModifier: NodeModifier {
  typealias Node = IgnoresSafeAreaNode
  let edges: Edge.Set
  let function: FunctionName?

  init(edges: Edge.Set, function: FunctionName = #function) {
    self.edges = edges
    self.function = function
  }
}

final class IgnoresSafeAreaNode: UnaryNode<IgnoresSafeAreaModifier>, PositionObserver {
  private var insets = EdgeInsets()

  required init(_ modifier: IgnoresSafeAreaModifier, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    graph.positionObservers.append(self)
  }

  var observedNode: GeometricNode { self }

  private var currentInsets: EdgeInsets {
    var insets = safeAreaExtension(of: CGRect(origin: .zero, size: size))
    if !modifier.edges.contains(.top) { insets.top = 0 }
    if !modifier.edges.contains(.leading) { insets.leading = 0 }
    if !modifier.edges.contains(.bottom) { insets.bottom = 0 }
    if !modifier.edges.contains(.trailing) { insets.trailing = 0 }
    return insets
  }

  /// Proposes the size including the ignored insets to the child, and places it at the extended
  /// top-leading corner at any size.
  override func placeChildren() {
    insets = currentInsets
    guard let child else { return }
    let offer = ProposedViewSize(
      width: proposal.width.map { $0 + insets.leading + insets.trailing },
      height: proposal.height.map { $0 + insets.top + insets.bottom })
    place(child, at: CGPoint(x: -insets.leading, y: -insets.top), proposal: offer)
  }

  func positionsDidChange() {
    guard currentInsets != insets else { return }
    setNeedsPlacement()
  }

  override func explanation(toward inner: GeometricNode?) -> [String] {
    insets.edges.map { "It touches the edge of the safe area and extends its view by \($0)." }
  }

  override package var kindName: String { "ignoresSafeArea" }
  override var overflow: OverflowTraits { .sticksOut }
}

import Foundation

/// The parts of the screen that a safe area keeps clear of.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit a region.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// What bars and the shape of the screen take.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What a keyboard takes.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Lets the view reach beyond the safe area where it touches its edges.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(
      IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets the view reach beyond the safe area where it touches its edges.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}

nonisolated struct IgnoresSafeAreaModifier: NodeModifier {
  static var otherNames: [String] { ["edgesIgnoringSafeArea"] }

  typealias Node = IgnoresSafeAreaNode
  let edges: Edge.Set
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

  /// The child is offered the room beyond the safe area as well, and placed at its corner,
  /// whatever it takes of it.
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
    layoutIsStale = true
    graph.setNeedsPlacement(self)
  }

  override func explanation(toward inner: GeometricNode?) -> [String] {
    insets.edges.map { "It touches the safe area's edge, and offers its view \($0) more." }
  }

  override package var kindName: String { "ignoresSafeArea" }
}

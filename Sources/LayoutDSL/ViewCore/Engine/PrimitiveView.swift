import Foundation

/// A view that the engine knows: it has no body.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never called: the engine makes primitive views itself.
  public var body: Never {
    fatalError("the engine draws \(Self.self) itself; it has no body")
  }
}

/// A view that has no place of its own, only children.
package protocol StructuralView: PrimitiveView {}

/// A view that draws and has no children.
package protocol LeafView: PrimitiveView {
  /// The size the view takes for a proposal, in points. Pure: same inputs, same size.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize
  /// Paints the view, whose top-leading corner is `context.origin`.
  nonisolated func draw(size: CGSize, leaf: LeafContext, context: inout DisplayContext)
  /// Whether the view has one size, whatever it is offered.
  nonisolated var isRigid: Bool { get }
  /// How far outside its frame the view may paint, in points.
  nonisolated var overdraw: CGFloat { get }
  /// Whether the view sets text baselines.
  nonisolated var setsBaselines: Bool { get }
  /// Whether the view may be drawn at another size than the layout's, on its way there.
  nonisolated var scalesWithFrame: Bool { get }
  /// What the view is painted with, if an animation may change that alone.
  nonisolated func fill(in environment: EnvironmentValues) -> ResolvedStyle.Fill?
  /// How the view differs from an older value in what it shows, besides colours.
  nonisolated func contentChange(
    from old: Self, in oldEnvironment: EnvironmentValues, to environment: EnvironmentValues
  ) -> ContentChange
  /// What the view shows, piece by piece, in its own space; nil if that is not known.
  nonisolated func contentPieces(size: CGSize, in context: LeafContext) -> [ContentPiece]?
  /// How the view comes from an older value without an animation of the change.
  nonisolated func ownAnimation(from old: Self, in environment: EnvironmentValues) -> Animation?
  /// The guides the view sets itself, such as the baselines of a text.
  nonisolated func explicitAlignment(
    of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, in context: LeafContext
  ) -> CGFloat?
  /// The lines of the view, if it is a text.
  nonisolated func textLayout(size: CGSize, in context: LeafContext) -> Text.Layout?
  /// The distances it prefers to its neighbours.
  nonisolated func spacing(in context: LeafContext) -> ViewSpacing
  /// Whether a frame directly around the view keeps these distances: it is a spacer.
  nonisolated static var keepsSpacingInFrames: Bool { get }
  /// Where it stands in a stack's division of space.
  nonisolated static var layoutPriority: Double { get }
  /// Whether a touch at a point of the view's own space meets it.
  nonisolated func isHit(at point: CGPoint, size: CGSize, in context: LeafContext) -> Bool
  /// Whether two values of the view measure and draw alike.
  nonisolated func isEqual(to other: Self) -> Bool
  /// One line about the value, for dumps; empty for nothing.
  nonisolated var summary: String { get }
  /// The words that the view shows, or goes by.
  nonisolated func words(in context: LeafContext) -> [String]
  /// How the view came by its size, a sentence each; empty where its answers tell all.
  nonisolated func explanation(in context: LeafContext) -> [String]
}

extension LeafView {
  package nonisolated func explanation(in context: LeafContext) -> [String] { [] }
  package nonisolated func words(in context: LeafContext) -> [String] { [] }
  package nonisolated func draw(
    size: CGSize, leaf: LeafContext, context: inout DisplayContext
  ) {}
  package nonisolated var isRigid: Bool { false }
  package nonisolated var overdraw: CGFloat { 0 }
  package nonisolated var setsBaselines: Bool { false }
  package nonisolated var scalesWithFrame: Bool { true }
  package nonisolated func fill(in environment: EnvironmentValues) -> ResolvedStyle.Fill? { nil }
  package nonisolated func contentChange(
    from old: Self, in oldEnvironment: EnvironmentValues, to environment: EnvironmentValues
  ) -> ContentChange { .none }
  package nonisolated func contentPieces(
    size: CGSize, in context: LeafContext
  ) -> [ContentPiece]? { nil }
  package nonisolated func ownAnimation(
    from old: Self, in environment: EnvironmentValues
  ) -> Animation? { nil }
  package nonisolated func explicitAlignment(
    of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, in context: LeafContext
  ) -> CGFloat? { nil }
  package nonisolated func textLayout(size: CGSize, in context: LeafContext) -> Text.Layout? { nil }
  package nonisolated func spacing(in context: LeafContext) -> ViewSpacing { .plain }
  package nonisolated static var keepsSpacingInFrames: Bool { false }
  package nonisolated static var layoutPriority: Double { 0 }
  package nonisolated func isHit(
    at point: CGPoint, size: CGSize, in context: LeafContext
  ) -> Bool {
    context.node.frameContains(point)
  }
  package nonisolated func isEqual(to other: Self) -> Bool { bitwiseEqual(self, other) }
  package nonisolated var summary: String { "" }

  /// Makes a leaf node.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    if let node = inputs.reuse(as: LeafNode<Self>.self) {
      node.update(view, inputs: inputs)
    } else {
      inputs.insert(LeafNode(view, inputs: inputs))
    }
  }

  /// A leaf is one view.
  nonisolated public static func _viewListCount() -> Int? { 1 }
}

/// What a leaf may ask while it measures itself: the environment, and a box for work it wants
/// to keep between calls (a shaped text).
package struct LeafContext {
  package unowned(unsafe) let node: GeometricNode

  package var environment: EnvironmentValues { node.environment }
  package var services: Services { node.graph.services }
  /// The time of the screen, in seconds.
  package var time: TimeInterval { node.graph.clock.now }
  /// The axis along which the container arranges its views, if it is a stack.
  package var stackOrientation: Axis? { node.container?.stackOrientation }

  /// The value kept under this node until its view or environment changes; one type for a kind of
  /// leaf, so that no cast has to be checked.
  package func cached<Value>(_ make: () -> Value) -> Value {
    if let box = node.rare?.leafCache { return unsafeDowncast(box, to: LeafBox<Value>.self).value }
    let value = make()
    node.makeRare().leafCache = LeafBox(value)
    return value
  }
}

/// Work that a leaf keeps.
private final class LeafBox<Value> {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// Whether two values have the same bits.
///
/// Equal bits mean equal values for every Swift type (shared references included); different bits
/// say nothing. Nothing is retained or called. The gaps between fields hold anything and count for
/// nothing.
package func bitwiseEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  withUnsafeBytes(of: left) { left in
    withUnsafeBytes(of: right) { right in
      guard let first = left.baseAddress, let second = right.baseAddress else { return true }
      if memcmp(first, second, left.count) == 0 { return true }
      let ranges = FieldReflection.occupiedRanges(of: Value.self)
      return ranges.count > 1
        && ranges.allSatisfy {
          memcmp(first + $0.lowerBound, second + $0.lowerBound, $0.count) == 0
        }
    }
  }
}

/// Whether two values are equal by their bits or, failing that, by their own `==`.
package func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  if bitwiseEqual(left, right) { return true }
  guard let left = left as? any Equatable else { return false }
  func compare<Left: Equatable>(_ left: Left) -> Bool { left == right as? Left }
  return compare(left)
}

import Foundation

/// A view that the engine implements; it has no body.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never called: the engine makes primitive views itself.
  public var body: Never {
    fatalError("the engine draws \(Self.self) itself; it has no body")
  }
}

/// A view without a frame of its own, only children.
package protocol StructuralView: PrimitiveView {}

/// A view that draws and has no children.
package protocol LeafView: PrimitiveView {
  /// Returns the size for a proposal, in points. Pure: the same inputs give the same size.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize
  /// Paints the view, whose top-leading corner is `context.origin`.
  nonisolated func draw(size: CGSize, leaf: LeafContext, context: inout DisplayContext)
  /// Whether the view has the same size for every proposal.
  nonisolated var isRigid: Bool { get }
  /// Whether views of the type take every proposal as their size.
  nonisolated static var isFilling: Bool { get }
  /// The distance that the view may paint beyond its frame, in points.
  nonisolated var overdraw: CGFloat { get }
  /// Whether the view sets text baselines.
  nonisolated var setsBaselines: Bool { get }
  /// Whether the view may be drawn at an intermediate size while its frame animates.
  nonisolated var scalesWithFrame: Bool { get }
  /// Returns the fill of the view, if an animation may change it independently.
  nonisolated func fill(in environment: EnvironmentValues) -> ResolvedStyle.Fill?
  /// Returns how the displayed content differs from that of an older value, apart from colours.
  nonisolated func contentChange(
    from old: Self, in oldEnvironment: EnvironmentValues, to environment: EnvironmentValues
  ) -> ContentChange
  /// Returns the displayed content in pieces, in the view's own space; nil if they are unknown.
  nonisolated func contentPieces(size: CGSize, in context: LeafContext) -> [ContentPiece]?
  /// Returns an animation for a change from an older value outside of any transaction animation.
  nonisolated func ownAnimation(from old: Self, in environment: EnvironmentValues) -> Animation?
  /// Returns a guide that the view sets itself, such as the baselines of a text.
  nonisolated func explicitAlignment(
    of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, in context: LeafContext
  ) -> CGFloat?
  /// Returns the lines of the view, if it is a text.
  nonisolated func textLayout(size: CGSize, in context: LeafContext) -> Text.Layout?
  /// Returns the distances that the view prefers to its neighbours.
  nonisolated func spacing(in context: LeafContext) -> ViewSpacing
  /// Whether a frame directly around the view keeps these distances, as for a spacer.
  nonisolated static var keepsSpacingInFrames: Bool { get }
  /// The priority with which the view takes its share of a stack's space.
  nonisolated static var layoutPriority: Double { get }
  /// Whether a touch at a point of the view's own space hits it.
  nonisolated func isHit(at point: CGPoint, size: CGSize, in context: LeafContext) -> Bool
  /// Whether two values of the view measure and draw alike.
  nonisolated func isEqual(to other: Self) -> Bool
  /// One line about the value, for layout trees; empty if there is none.
  nonisolated var summary: String { get }
  /// Returns the details of the view besides those of its drawing.
  nonisolated func details(in context: LeafContext) -> NodeDetails
  /// The type name of the shape that the view draws; nil for other views.
  nonisolated static var shapeName: String? { get }
  /// Whether the view paints nothing visible.
  nonisolated var isClear: Bool { get }
  /// The part that the view plays where it is too wide.
  nonisolated static var overflow: OverflowTraits { get }
  /// Returns the words that the view displays or its label.
  nonisolated func words(in context: LeafContext) -> [String]
  /// Returns the reasons for the view's size, one sentence each; empty uses the generic ones.
  nonisolated func explanation(in context: LeafContext) -> [String]
}

extension LeafView {
  package nonisolated func explanation(in context: LeafContext) -> [String] { [] }
  package nonisolated func words(in context: LeafContext) -> [String] { [] }
  package nonisolated func details(in context: LeafContext) -> NodeDetails { NodeDetails() }
  package nonisolated func draw(
    size: CGSize, leaf: LeafContext, context: inout DisplayContext
  ) {}
  package nonisolated var isRigid: Bool { false }
  package nonisolated static var isFilling: Bool { false }
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
  package nonisolated static var shapeName: String? { nil }
  package nonisolated var isClear: Bool { false }
  package nonisolated static var overflow: OverflowTraits { [] }

  /// Makes or updates a leaf node.
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

/// The inputs of a leaf while it measures itself: the environment, and a cache for costly work such
/// as a shaped text.
package struct LeafContext {
  @Unretained package var node: GeometricNode

  package var environment: EnvironmentValues { node.environment }
  package var services: Services { node.graph.services }
  /// The time of the screen, in seconds.
  package var time: TimeInterval { node.graph.clock.now }
  /// The axis along which the container arranges its views, if it is a stack.
  package var stackOrientation: Axis? { _node.withObject { $0.container?.stackOrientation } }

  /// Returns the value cached for this node until its view or environment changes.
  ///
  /// Each kind of leaf caches a single type, so the cast is unchecked.
  package func cached<Value>(_ make: () -> Value) -> Value {
    if let box = node.rare?.leafCache { return unsafeDowncast(box, to: LeafBox<Value>.self).value }
    let value = make()
    node.makeRare().leafCache = LeafBox(value)
    return value
  }
}

/// A cached value of a leaf.
private final class LeafBox<Value> {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// Whether two values have the same bits, apart from padding.
///
/// Equal bits mean equal values for every Swift type (including shared references); different bits
/// are inconclusive. Nothing is retained or called.
package func bitwiseEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  // The address of an empty value is undefined, and the optimizer derives a count from it.
  if MemoryLayout<Value>.size == 0 { return true }
  return withUnsafeBytes(of: left) { left in
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
  guard let left = left as? any Equatable else { return areEqualInside(left, right) }
  func compare<Left: Equatable>(_ left: Left) -> Bool { left == right as? Left }
  return compare(left)
}

/// Whether two values of a protocol type are equal values of the same type.
///
/// The bits of a value of a protocol type include those that the value inside does not use.
private func areEqualInside<Value>(_ left: Value, _ right: Value) -> Bool {
  let type = Swift.type(of: left as Any)
  guard type != Value.self, type == Swift.type(of: right as Any) else { return false }
  func compare<Inner>(_ type: Inner.Type) -> Bool {
    guard let left = left as? Inner, let right = right as? Inner else { return false }
    return bitwiseEqual(left, right)
  }
  return _openExistential(type, do: compare)
}

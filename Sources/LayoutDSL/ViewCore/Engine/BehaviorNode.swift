import Foundation

/// The behaviour of a modifier's node that a module above the engine defines.
///
/// A class of the engine cannot be subclassed in another module without being public. A control
/// describes its node by this protocol instead, and `BehaviorNode` calls it where a subclass would
/// override. A hook that returns nil or false leaves the node's own behaviour, that of its child.
package protocol NodeBehavior: AnyObject {
  associatedtype Modifier

  /// The node, which owns the behaviour.
  var node: BehaviorNode<Self> { get }

  init(_ node: BehaviorNode<Self>)

  /// Whether the behaviour has stored a new modifier and environment itself.
  func update(_ new: Modifier, inputs: _ViewInputs) -> Bool
  /// Releases what the behaviour has added to the tree.
  func detach()

  func size(for proposal: ProposedViewSize) -> CGSize?
  /// Whether the size is the same for every proposal; false for a behaviour with its own size.
  var isRigid: Bool? { get }
  /// Whether the behaviour has placed the child.
  func placeChildren() -> Bool
  /// Whether guides of the content are visible outside.
  var exportsGuides: Bool { get }
  func layoutValue(_ key: ObjectIdentifier) -> Any?
  func explanation(toward inner: GeometricNode?) -> [String]
  /// Whether the frame is animated as a whole, with its content inside it.
  var movesAsWhole: Bool { get }

  /// The distance by which the behaviour paints beyond the frame, in points.
  var reach: CGFloat? { get }
  /// The order of the node among its siblings; nil for that of the child.
  var zIndex: Double? { get }
  /// Whether the behaviour has painted the node and its children.
  func display(in context: inout DisplayContext) -> Bool
  func isHit(at point: CGPoint) -> Bool

  /// The views that are laid over or under the child; nil for none.
  var layer: SecondaryLayer? { get }
  /// The child and the views of `layer` that are shown, in the order in which they are painted.
  var layeredChildren: ContiguousArray<GeometricNode>? { get }

  var kindName: String? { get }
  var summary: String { get }
  /// The details of the node; nil for none of its own.
  var details: NodeDetails? { get }
}

extension NodeBehavior {
  package var modifier: Modifier { node.modifier }
  package var environment: EnvironmentValues { node.environment }
  package var graph: ViewGraph { node.graph }
  package var container: GeometricNode? { node.container }
  package var child: GeometricNode? { node.child }
  package var size: CGSize { node.size }
  package var proposal: ProposedViewSize { node.proposal }

  package func update(_ new: Modifier, inputs: _ViewInputs) -> Bool { false }
  package func detach() {}
  package func size(for proposal: ProposedViewSize) -> CGSize? { nil }
  package var isRigid: Bool? { nil }
  package func placeChildren() -> Bool { false }
  package var exportsGuides: Bool { true }
  package func layoutValue(_ key: ObjectIdentifier) -> Any? { node.child?.layoutValue(key) }
  package func explanation(toward inner: GeometricNode?) -> [String] { [] }
  package var movesAsWhole: Bool { false }
  package var reach: CGFloat? { nil }
  package var zIndex: Double? { nil }
  package func display(in context: inout DisplayContext) -> Bool { false }
  package func isHit(at point: CGPoint) -> Bool { false }
  package var layer: SecondaryLayer? { nil }
  package var layeredChildren: ContiguousArray<GeometricNode>? { nil }
  package var kindName: String? { nil }
  package var summary: String { "" }
  package var details: NodeDetails? { nil }
}

/// A node around one view whose behaviour is defined above the engine.
package final class BehaviorNode<Behavior: NodeBehavior>: UnaryNode<Behavior.Modifier> {
  package private(set) lazy var behavior = Behavior(self)

  required init(_ modifier: Behavior.Modifier, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    _ = behavior
  }

  override func update(_ new: Behavior.Modifier, inputs: _ViewInputs) {
    if !behavior.update(new, inputs: inputs) { super.update(new, inputs: inputs) }
  }

  /// Stores a new modifier and environment without laying anything out.
  package func store(_ new: Behavior.Modifier, environment: EnvironmentValues) {
    self.environment = environment
    modifier = new
  }

  override package func detach() {
    super.detach()
    behavior.detach()
    behavior.layer?.detach()
  }

  // MARK: Layout

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    behavior.size(for: proposal) ?? super.computeSize(proposal)
  }

  override func computeIsRigid() -> Bool { behavior.isRigid ?? super.computeIsRigid() }

  override func placeChildren() {
    if !behavior.placeChildren() { super.placeChildren() }
  }

  override func computeExplicitAlignment(
    of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard behavior.exportsGuides else { return nil }
    return super.computeExplicitAlignment(of: key, size: size, proposal: proposal)
  }

  override package func layoutValue(_ key: ObjectIdentifier) -> Any? { behavior.layoutValue(key) }

  override func explanation(toward inner: GeometricNode?) -> [String] {
    behavior.explanation(toward: inner)
  }

  override var animatesFrame: Bool { behavior.movesAsWhole }
  override var isolatesFrames: Bool { behavior.movesAsWhole }

  // MARK: Layers

  override package var keyedChildren: ContiguousArray<GeometricNode> {
    behavior.layeredChildren ?? super.keyedChildren
  }

  override func paintOrder(withLeaving: Bool) -> ContiguousArray<GeometricNode> {
    guard let nodes = behavior.layeredChildren else {
      return super.paintOrder(withLeaving: withLeaving)
    }
    return withLeaving ? (behavior.layer?.leaving ?? []) + leavingChildren + nodes : nodes
  }

  override var childKeys: KeyBits {
    guard let nodes = behavior.layeredChildren else { return super.childKeys }
    return nodes.reduce(KeyBits()) { $0.union($1.subtreeKeys) }
  }

  override var listedChildren: ContiguousArray<GeometricNode> {
    super.listedChildren + (behavior.layer?.listed ?? [])
  }

  // MARK: Display

  override func computeReach() -> CGFloat {
    if let reach = behavior.reach { return reach }
    guard let nodes = behavior.layeredChildren else { return super.computeReach() }
    return nodes.reduce(0) { max($0, reach(of: $1)) }
  }

  override var zIndex: Double { behavior.zIndex ?? super.zIndex }

  override package func display(in context: inout DisplayContext) {
    if !behavior.display(in: &context) { super.display(in: &context) }
  }

  override func isHit(at point: CGPoint) -> Bool { behavior.isHit(at: point) }

  override package var kindName: String { behavior.kindName ?? super.kindName }
  override package var summary: String { behavior.summary }
  override var details: NodeDetails { behavior.details ?? super.details }
}

/// The behaviour of a node that takes part in the touches of its view.
package protocol GestureBehavior: NodeBehavior {
  var mask: GestureMask { get }
  var context: GestureContext { get }
  var phaseKind: GesturePhaseKind { get }
  var yieldsToWaiting: Bool { get }
  func handle(_ event: TouchEvent)
  func cancelGesture()
  func resetGesture()
}

extension BehaviorNode: DragTarget where Behavior: DragTarget {
  package var dragAxes: Axis.Set { behavior.dragAxes }
  package var isElastic: Bool { behavior.isElastic }
  package func canBegin(at point: CGPoint) -> Bool { behavior.canBegin(at: point) }
  package func canFollow(_ translation: CGSize) -> Bool { behavior.canFollow(translation) }
  package func precedesContent(_ translation: CGSize) -> Bool {
    behavior.precedesContent(translation)
  }
  package func dragBegan() { behavior.dragBegan() }
  package func dragChanged(translation: CGSize) { behavior.dragChanged(translation: translation) }
  package func dragEnded(velocity: CGVector) { behavior.dragEnded(velocity: velocity) }
}

extension BehaviorNode: GestureHost where Behavior: GestureBehavior {
  var priority: GesturePriority { .normal }
  var mask: GestureMask { behavior.mask }
  var context: GestureContext { behavior.context }
  var phaseKind: GesturePhaseKind { behavior.phaseKind }
  var yieldsToWaiting: Bool { behavior.yieldsToWaiting }
  func handle(_ event: TouchEvent) { behavior.handle(event) }
  func cancelGesture() { behavior.cancelGesture() }
  func resetGesture() { behavior.resetGesture() }
}

import Foundation

/// The animations of one node.
final class NodeAnimators {
  /// That of the value the node was made with: a modifier, a shape, a layout, a custom view.
  var value: (any AttributeAnimating)?
  /// That of the frame in which the node is seen.
  var frame: FrameAnimator?
  /// That of what a leaf is painted with.
  var fill: FillAnimator?
  /// That of a leaf from its old content to the new.
  var content: ContentAnimator?
  /// Among the views in the node's slots, those that have been removed but are still shown.
  var departures: [Departure] = []
  /// The pass in which the node, or what is in its slots, has come onto the screen.
  var arrivalPass = -1
  /// That with which the node leaves the screen.
  var departure: Departure?
  /// What waits for all that is animated in the view in one pass: its transition.
  var transitionCompletion: (completion: AnimationCompletion, pass: Int)?
  /// The transitions of the nodes that this one lays out.
  var transitions: TransitionList?

  /// Whether nothing of all that is left.
  fileprivate var isIdle: Bool {
    value == nil && frame == nil && fill == nil && content == nil && departures.isEmpty
      && arrivalPass < 0 && departure == nil && transitions == nil
      && transitionCompletion == nil
  }
}

extension ViewNode {
  /// Whether the value the node was made with is animated.
  @inline(__always)
  final var isValueAnimated: Bool { animators.map { $0.value != nil } ?? false }

  /// Takes back that something of the node is animated.
  final func endAnimation(_ end: (NodeAnimators) -> Void) {
    guard let animators else { return }
    end(animators)
    if animators.isIdle { self.animators = nil }
  }
}

/// The animation of a value that a node holds.
protocol AttributeAnimating: FrameUpdating {
  /// Takes a new value, under the transaction of the graph; the value to show now.
  func retarget(to new: Any) -> Any?
}

/// The animation of a value by its animatable data.
private final class AttributeAnimator<Value: Animatable>: AttributeAnimating {
  private weak var node: ViewNode?
  private var latest: Value
  private var animator: ValueAnimator<Value.AnimatableData>
  private let write: (Value) -> Void

  init(_ value: Value, node: ViewNode, write: @escaping (Value) -> Void) {
    latest = value
    animator = ValueAnimator(at: value.animatableData, graph: node.graph)
    self.node = node
    self.write = write
  }

  func retarget(to new: Any) -> Any? {
    guard let node, let new = new as? Value else { return nil }
    latest = new
    let graph = node.graph
    let data = new.animatableData
    if data != animator.target {
      animator.retarget(
        to: data, at: graph.clock.now, transaction: graph.transaction,
        environment: node.environment)
    }
    let shown = shown(at: graph.clock.now)
    if animator.isFinished { node.endAnimation { $0.value = nil } }
    return shown
  }

  private func shown(at time: TimeInterval) -> Value {
    var shown = latest
    shown.animatableData = animator.value(at: time)
    return animator.isFinished ? latest : shown
  }

  func present(at time: TimeInterval) {
    guard let node, node.isAttached else { return animator.jump(to: animator.target) }
    write(shown(at: time))
    if animator.isFinished { node.endAnimation { $0.value = nil } }
  }

  var isFinished: Bool { animator.isFinished }
  var deadline: TimeInterval { animator.deadline }
}

extension ViewNode {
  /// The value to show instead of a new one, under the transaction of the graph, where the node
  /// may animate it; `write` is called with the values to show later.
  func animated<Value>(
    _ new: Value, from old: Value, write: @escaping (Value) -> Void
  ) -> Value {
    if let animator = animators?.value {
      return animator.retarget(to: new) as? Value ?? new
    }
    guard graph.isAnimating, let new = new as? any Animatable else { return new }
    func start<Animated: Animatable>(_ new: Animated) -> Animated {
      guard Animated.AnimatableData.self != EmptyAnimatableData.self,
        let old = old as? Animated, old.animatableData != new.animatableData
      else { return new }
      let animator = AttributeAnimator(old, node: self) { value in
        if let value = value as? Value { write(value) }
      }
      if animators == nil { animators = NodeAnimators() }
      animators?.value = animator
      graph.animations.add(animator)
      return animator.retarget(to: new) as? Animated ?? new
    }
    return start(new) as? Value ?? new as? Value ?? old
  }
}

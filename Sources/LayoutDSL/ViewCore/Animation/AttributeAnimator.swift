import Foundation

extension ViewNode {
  /// Whether the node's value is animated.
  @inline(__always)
  final var isValueAnimated: Bool { animators.map { $0.value != nil } ?? false }

  /// Clears an entry of the node's animators with `end`, and releases the animators once they are
  /// idle.
  final func endAnimation(_ end: (NodeAnimators) -> Void) {
    guard let animators else { return }
    end(animators)
    if animators.isIdle { self.animators = nil }
  }
}

/// The animation of a node's value.
protocol AttributeAnimating: FrameUpdating {
  /// Sets a new target, under the transaction of the graph, and returns the value to show now.
  ///
  /// Returns nil if the node is gone or `new` is of another type.
  func retarget(to new: Any) -> Any?
}

/// The animation of a value through its animatable data.
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
    let shown = shown(at: graph.animations.frameTime)
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
  /// Returns the value to show instead of `new`, and starts or retargets its animation if the
  /// transaction of the graph requires one.
  ///
  /// `write` receives the values to show in later frames.
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

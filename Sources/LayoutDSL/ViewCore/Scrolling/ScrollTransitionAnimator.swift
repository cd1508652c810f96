import Foundation

/// Animates the amount of a scroll transition's effect.
final class ScrollTransitionAnimator: FrameUpdating {
  private weak var node: GeometricNode?
  private let birth: TimeInterval
  private var animator: ValueAnimator<Double>

  init(of node: GeometricNode) {
    self.node = node
    birth = node.graph.clock.now
    animator = ValueAnimator(at: 0, graph: node.graph)
  }

  /// Returns the current amount on the way to a target; a view that was just inserted jumps to the
  /// target.
  func amount(goingTo target: Double, by animation: Animation) -> Double {
    guard let node else { return target }
    let graph = node.graph
    let data = target * unitAnimationScale
    if graph.clock.now == birth {
      animator.jump(to: data)
    } else if data != animator.target {
      if isFinished { graph.animations.add(self) }
      animator.retarget(
        to: data, at: graph.clock.now, transaction: Transaction(animation: animation),
        environment: node.environment)
    }
    return animator.value(at: graph.animations.frameTime) / unitAnimationScale
  }

  /// Notes a change of position, so that the effect is evaluated again.
  func present(at time: TimeInterval) {
    guard let node, node.isAttached else { return animator.jump(to: animator.target) }
    node.graph.positionsChanged()
  }

  var isFinished: Bool { animator.isFinished }
  var deadline: TimeInterval { animator.deadline }
}

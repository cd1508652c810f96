import CoreGraphics
import Foundation
import QuartzCore

/// A spring that moves changes of views; velocities are in lengths of the way a second.
enum ViewSpring: Sendable {
  /// A spring that rests at the end of the animation.
  case settling(dampingRatio: CGFloat, velocity: CGFloat)
  case perceptual(duration: TimeInterval, bounce: CGFloat, velocity: CGFloat)
  case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat)

  func animation(of path: String, duration: TimeInterval) -> CASpringAnimation {
    switch self {
    case .settling(let dampingRatio, let velocity):
      let animation = CASpringAnimation(keyPath: path)
      let ratio = min(max(dampingRatio, 0.01), 1)
      // At the end, less than a thousandth of the way is left: ln 1000 is 6.9, and a critical
      // spring has the additional factor 1 + 9.23.
      let frequency = (ratio < 1 ? 6.9 / ratio : 9.23) / CGFloat(max(duration, 0.001))
      animation.stiffness = frequency * frequency
      animation.damping = 2 * ratio * frequency
      animation.initialVelocity = velocity
      animation.duration = duration
      return animation
    case .perceptual(let duration, let bounce, let velocity):
      let animation = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
      animation.keyPath = path
      animation.initialVelocity = velocity
      animation.duration = animation.settlingDuration
      return animation
    case .physical(let mass, let stiffness, let damping, let velocity):
      let animation = CASpringAnimation(keyPath: path)
      (animation.mass, animation.stiffness, animation.damping) = (mass, stiffness, damping)
      animation.initialVelocity = velocity
      animation.duration = animation.settlingDuration
      return animation
    }
  }
}

import Foundation

/// A description of how animatable values change over time.
public struct Animation: Sendable {
  /// The custom animation that computes the values.
  public let base: any CustomAnimation

  /// Creates an animation from a custom animation.
  public init<A: CustomAnimation>(_ base: A) {
    self.base = base
  }

  /// The default animation: a spring with a response of 0.55 s and no bounce.
  public static let `default` = Animation(DefaultAnimation())

  /// Returns the animated value at `time` seconds after the start, or nil once the animation has
  /// ended.
  ///
  /// The animated value runs from zero to `value`.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// Returns the velocity per second at `time` seconds after the start, or nil if it is unknown.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Returns whether this animation takes over the state of `previous`, which is still running.
  ///
  /// If not, both animations run and their effects add up.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  /// Returns the end times of the animation of `value`, or nil if they are not known in advance.
  func span<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> AnimationSpan? {
    (base as? any TimedAnimation)?.span(value: value, context: context)
  }
}

extension Animation: Hashable {
  /// Whether two animations wrap equal custom animations.
  public static func == (left: Animation, right: Animation) -> Bool {
    func compare<Left: CustomAnimation>(_ left: Left) -> Bool { left == right.base as? Left }
    return compare(left.base)
  }

  /// Hashes the custom animation.
  public func hash(into hasher: inout Hasher) {
    base.hash(into: &hasher)
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  /// A description of the custom animation.
  public var description: String { "\(base)" }
  /// A description of the custom animation, the same as `description`.
  public var debugDescription: String { description }
}

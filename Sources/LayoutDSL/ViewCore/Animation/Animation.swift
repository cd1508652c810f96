import Foundation

/// The way a view changes over time to show a new state.
public struct Animation: Sendable {
  /// What the animation does.
  public let base: any CustomAnimation

  /// Creates an animation from one that is written by hand.
  public init<A: CustomAnimation>(_ base: A) {
    self.base = base
  }

  /// The animation used where none is named: a spring of 0.55 s that does not bounce.
  public static let `default` = Animation(DefaultAnimation())

  /// How far the animation of a value has come after a time, in seconds, or nil once it has ended.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// How fast the value changes after a time, per second, or nil if that is not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation takes over the state of one that is still running.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  /// When the animation of a value ends; nil if that turns out only then.
  func span<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> AnimationSpan? {
    (base as? any TimedAnimation)?.span(value: value, context: context)
  }
}

extension Animation: Hashable {
  /// Whether two animations do the same.
  public static func == (left: Animation, right: Animation) -> Bool {
    func compare<Left: CustomAnimation>(_ left: Left) -> Bool { left == right.base as? Left }
    return compare(left.base)
  }

  /// Hashes what the animation does.
  public func hash(into hasher: inout Hasher) {
    base.hash(into: &hasher)
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  /// What the animation does.
  public var description: String { "\(base)" }
  /// What the animation does.
  public var debugDescription: String { description }
}

/// The animation used where none is named.
struct DefaultAnimation: TimedAnimation {
  private var spring: SpringAnimation { SpringAnimation(response: 0.55, dampingFraction: 1) }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    spring.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    spring.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    spring.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  func span<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> AnimationSpan? {
    spring.span(value: value, context: context)
  }
}

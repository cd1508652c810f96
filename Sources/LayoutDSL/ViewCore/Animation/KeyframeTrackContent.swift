import Foundation

/// A sequence of keyframes for one animated value.
public protocol KeyframeTrackContent<Value> {
  /// The type of the animated value.
  associatedtype Value: Animatable = Body.Value
  /// The keyframes that `body` consists of, as a type.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes of which this sequence is composed.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Appends the keyframes to a list.
  func _append(to list: inout _KeyframeList<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  /// Appends the keyframes of the body.
  public func _append(to list: inout _KeyframeList<Value>) {
    body._append(to: &list)
  }
}

/// Keyframes in order of time.
public struct _KeyframeList<Value: Animatable> {
  /// One keyframe: its target, duration and interpolation.
  struct Keyframe {
    enum Kind {
      case move
      case linear(UnitCurve)
      case cubic(startVelocity: Value.AnimatableData?, endVelocity: Value.AnimatableData?)
      case spring(Spring, startVelocity: Value.AnimatableData?)
    }

    let target: Value.AnimatableData
    let duration: TimeInterval?
    let kind: Kind
  }

  var keyframes: [Keyframe] = []
}

/// A keyframe that interpolates to a value linearly, or along a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _KeyframeList<Value>.Keyframe

  /// Creates a keyframe with a duration, in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = .init(
      target: to.animatableData, duration: duration, kind: .linear(timingCurve))
  }

  /// The keyframe itself.
  public var body: Self { self }

  /// Appends the keyframe.
  public func _append(to list: inout _KeyframeList<Value>) { list.keyframes.append(keyframe) }
}

/// A keyframe that interpolates to a value along a cubic curve.
///
/// Unless velocities are given, the velocity is continuous from one keyframe to the next.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _KeyframeList<Value>.Keyframe

  /// Creates a keyframe with a duration, in seconds.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    keyframe = .init(
      target: to.animatableData, duration: duration,
      kind: .cubic(
        startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData))
  }

  /// The keyframe itself.
  public var body: Self { self }

  /// Appends the keyframe.
  public func _append(to list: inout _KeyframeList<Value>) { list.keyframes.append(keyframe) }
}

/// A keyframe that moves to a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _KeyframeList<Value>.Keyframe

  /// Creates a keyframe with a duration, in seconds; nil for the settling duration of the spring.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    keyframe = .init(
      target: to.animatableData, duration: duration,
      kind: .spring(spring, startVelocity: startVelocity?.animatableData))
  }

  /// The keyframe itself.
  public var body: Self { self }

  /// Appends the keyframe.
  public func _append(to list: inout _KeyframeList<Value>) { list.keyframes.append(keyframe) }
}

/// A keyframe that jumps to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _KeyframeList<Value>.Keyframe

  /// Creates a keyframe without a duration.
  public init(_ to: Value) {
    keyframe = .init(target: to.animatableData, duration: 0, kind: .move)
  }

  /// The keyframe itself.
  public var body: Self { self }

  /// Appends the keyframe.
  public func _append(to list: inout _KeyframeList<Value>) { list.keyframes.append(keyframe) }
}

/// A result builder that makes a sequence of the keyframes in a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Returns a keyframe unchanged.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Starts the sequence with a keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// Appends a keyframe to the sequence.
  public static func buildPartialBlock<
    First: KeyframeTrackContent, Next: KeyframeTrackContent
  >(accumulated: First, next: Next) -> some KeyframeTrackContent<Value>
  where First.Value == Value, Next.Value == Value {
    KeyframeSequence(first: accumulated, next: next)
  }

  /// Returns the keyframes of the first branch of a condition.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<First, Second> where First.Value == Value, Second.Value == Value {
    .init(first: component, second: nil)
  }

  /// Returns the keyframes of the second branch of a condition.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<First, Second> where First.Value == Value, Second.Value == Value {
    .init(first: nil, second: component)
  }

  /// Returns the keyframes of all iterations of a loop.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>])
    -> some KeyframeTrackContent<Value>
  {
    RepeatedKeyframes(all: components)
  }

  /// Returns an empty sequence.
  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    RepeatedKeyframes<MoveKeyframe<Value>>(all: [])
  }

  /// The keyframes of one of the two branches of a condition.
  public struct Conditional<First: KeyframeTrackContent, Second: KeyframeTrackContent>:
    KeyframeTrackContent
  where First.Value == Value, Second.Value == Value {
    let first: First?
    let second: Second?

    /// The keyframes themselves.
    public var body: Self { self }

    /// Appends the keyframes of the branch that was taken.
    public func _append(to list: inout _KeyframeList<Value>) {
      first?._append(to: &list)
      second?._append(to: &list)
    }
  }
}

struct KeyframeSequence<First: KeyframeTrackContent, Next: KeyframeTrackContent>:
  KeyframeTrackContent
where First.Value == Next.Value {
  typealias Value = First.Value
  let first: First
  let next: Next

  var body: Self { self }

  func _append(to list: inout _KeyframeList<First.Value>) {
    first._append(to: &list)
    next._append(to: &list)
  }
}

private struct RepeatedKeyframes<Element: KeyframeTrackContent>: KeyframeTrackContent {
  typealias Value = Element.Value
  let all: [Element]

  var body: Self { self }

  func _append(to list: inout _KeyframeList<Element.Value>) {
    all.forEach { $0._append(to: &list) }
  }
}

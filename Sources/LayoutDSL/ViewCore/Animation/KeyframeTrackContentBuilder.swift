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

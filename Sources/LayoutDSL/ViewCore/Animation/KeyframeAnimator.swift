import Foundation

/// A view whose content is animated by keyframes.
///
/// Without a trigger, the animation starts when the view appears. With a trigger, the view shows
/// the initial value until the trigger changes; each change starts the keyframes from the current
/// value.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  private let initialValue: Value
  private let trigger: AnimatorTrigger?
  private let repeats: Bool
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @State private var run: KeyframeRun<Value>

  /// Creates a view that runs the keyframes from when it appears, and repeats them if `repeating`.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(initialValue, trigger: nil, repeats: repeating, content, keyframes)
  }

  /// Creates a view that runs the keyframes whenever `trigger` changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(
      initialValue, trigger: AnimatorTrigger(trigger), repeats: false, content, keyframes)
  }

  private init(
    _ initialValue: Value, trigger: AnimatorTrigger?, repeats: Bool,
    _ content: @escaping (Value) -> Content, _ keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = trigger
    self.repeats = repeats
    self.content = content
    self.keyframes = keyframes
    run = KeyframeRun(start: initialValue, isRunning: trigger == nil)
  }

  /// The content for the current value.
  @MainActor public var body: some View {
    let timeline = KeyframeTimeline(initialValue: run.start) { keyframes(run.start) }
    let value = run.isRunning ? timeline.value(time: run.elapsed) : run.start
    content(value)
      .modifier(
        FrameClockModifier(
          round: run.isRunning ? run.round : nil, duration: timeline.duration, repeats: repeats
        ) { run.elapsed = $0 }
      )
      .onChange(of: trigger) {
        run = KeyframeRun(start: value, isRunning: true, round: run.round + 1)
      }
  }

  /// The number of views in the content.
  nonisolated public static func _viewListCount() -> Int? { Content._viewListCount() }
}

/// The progress of a view through its keyframes.
private struct KeyframeRun<Value> {
  /// The value at the start of the run.
  var start: Value
  var isRunning: Bool
  /// The number of triggers so far.
  var round = 0
  var elapsed: TimeInterval = 0
}

extension View {
  /// Animates this view by keyframes from when it appears, and repeats them if `repeating`.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView<Self> { $0.make(self) }
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
      keyframes: keyframes)
  }

  /// Animates this view by keyframes whenever `trigger` changes.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView<Self> { $0.make(self) }
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) },
      keyframes: keyframes)
  }
}

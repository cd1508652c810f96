/// A gesture that reports whether a view is being pressed.
///
/// While the gesture is undecided, its value is whether the view is pressed; its end is the
/// completed press.
nonisolated package struct PressableGesture<Content: Gesture>: PrimitiveGesture
where Content.Value == Bool {
  package typealias Value = Bool

  package let content: Content
  let pressing: ((Bool) -> Void)?
  package let pressed: () -> Void

  package init(content: Content, pressing: ((Bool) -> Void)?, pressed: @escaping () -> Void) {
    self.content = content
    self.pressing = pressing
    self.pressed = pressed
  }

  nonisolated package static func _makeGesture(
    _ gesture: Self, reusing recognizer: _GestureRecognizer<Bool>?
  ) -> _GestureRecognizer<Bool> {
    let former = recognizer as? PressableRecognizer
    let base = Content._makeGesture(gesture.content, reusing: former?.base)
    let pressable = former ?? PressableRecognizer(base)
    pressable.base = base
    pressable.pressing = gesture.pressing
    pressable.pressed = gesture.pressed
    return pressable
  }
}

/// The gesture of a button: it reports while a finger presses the view, and ends with an action.
nonisolated public struct _ButtonGesture: Gesture {
  private let gesture: PressableGesture<PressGesture>

  /// Creates a gesture that calls an action when the view has been pressed, and another one when the
  /// press begins and ends.
  public init(action: @escaping () -> Void, pressing: ((Bool) -> Void)? = nil) {
    gesture = PressableGesture(content: PressGesture(), pressing: pressing, pressed: action)
  }

  /// The press, which has no value.
  public var body: some Gesture<Void> { gesture.map { _ in } }
}

extension View {
  /// Calls actions while a finger presses the view, and when it has been pressed, as a button does.
  nonisolated public func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    gesture(PressableGesture(content: PressGesture(), pressing: pressing, pressed: action))
  }
}

private final class PressableRecognizer: WrappingRecognizer<Bool> {
  var pressing: ((Bool) -> Void)?
  var pressed: () -> Void = {}
  /// The value with which `pressing` was called last.
  private var isPressing = false

  override func phaseDidChange(in context: GestureContext) {
    let isPressed = !phase.kind.isFinished && phase.value == true
    if isPressed != isPressing {
      context.perform { [self] in
        isPressing = isPressed
        pressing?(isPressed)
      }
    }
    if phase.kind == .ended { context.perform { [self] in pressed() } }
  }

  override func reset() {
    super.reset()
    isPressing = false
  }
}

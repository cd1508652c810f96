/// A gesture of one or more taps.
nonisolated public struct TapGesture: PrimitiveGesture, Sendable {
  /// `Void`, since a tap has no further value.
  public typealias Value = Void

  /// The required number of taps.
  public var count: Int

  /// Creates a tap gesture.
  public init(count: Int = 1) {
    self.count = count
  }

  /// Makes the recognizer of the tap.
  nonisolated public static func _makeGesture(
    _ gesture: Self, reusing recognizer: _GestureRecognizer<Void>?
  ) -> _GestureRecognizer<Void> {
    let tap = recognizer as? TapRecognizer<Void> ?? TapRecognizer { _, _ in () }
    tap.count = gesture.count
    return tap
  }
}

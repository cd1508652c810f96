/// A type-erased gesture.
nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
  let make: (AnyRecognizer<Value>?) -> AnyRecognizer<Value>

  /// Creates a type-erased gesture from a concrete one.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    make = { former in
      let isSame = former?.type == ObjectIdentifier(T.self)
      let base = T._makeGesture(gesture, reusing: isSame ? former?.base : nil)
      guard let former, isSame else { return AnyRecognizer(base, type: ObjectIdentifier(T.self)) }
      former.base = base
      return former
    }
  }

  /// Makes the recognizer of the wrapped gesture.
  nonisolated public static func _makeGesture(
    _ gesture: Self, reusing recognizer: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    gesture.make(recognizer as? AnyRecognizer<Value>)
  }
}

final class AnyRecognizer<Value>: WrappingRecognizer<Value> {
  let type: ObjectIdentifier

  init(_ base: _GestureRecognizer<Value>, type: ObjectIdentifier) {
    self.type = type
    super.init(base)
  }
}

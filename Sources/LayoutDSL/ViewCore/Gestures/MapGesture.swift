/// A gesture that transforms the value of another.
nonisolated public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
  let content: Content
  let transform: (Content.Value) -> Value

  /// Makes a recognizer that wraps that of the other gesture.
  nonisolated public static func _makeGesture(
    _ gesture: Self, reusing recognizer: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let former = recognizer as? MapRecognizer<Content.Value, Value>
    let base = Content._makeGesture(gesture.content, reusing: former?.base)
    let map = former ?? MapRecognizer(base, gesture.transform)
    map.base = base
    map.transform = gesture.transform
    return map
  }
}

private final class MapRecognizer<Input, Value>: _GestureRecognizer<Value> {
  var base: _GestureRecognizer<Input>
  var transform: (Input) -> Value

  init(_ base: _GestureRecognizer<Input>, _ transform: @escaping (Input) -> Value) {
    self.base = base
    self.transform = transform
  }

  override func handle(_ event: TouchEvent, in context: GestureContext) {
    base.handle(event, in: context)
    phase = base.phase.map(transform)
  }

  override func cancel(in context: GestureContext) {
    base.cancel(in: context)
    phase = .failed
  }

  override func reset() {
    super.reset()
    base.reset()
  }

  override var yieldsToWaiting: Bool { base.yieldsToWaiting }
}

extension Gesture {
  /// Transforms the value of the gesture.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

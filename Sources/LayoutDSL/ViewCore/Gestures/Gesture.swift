/// A pattern of touches, and the actions that respond to it.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the gesture's value while it is in progress and at its end.
  associatedtype Value
  /// The gesture that this one is made of, as a type; `Never` for a primitive gesture.
  associatedtype Body: Gesture

  /// The gesture of which this one is composed.
  var body: Body { get }

  /// Makes the recognizer of the gesture, or updates an existing one.
  ///
  /// Custom gestures inherit this; only the engine's own gestures implement it.
  nonisolated static func _makeGesture(
    _ gesture: Self, reusing recognizer: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value>
}

extension Gesture where Body.Value == Value {
  /// Makes or updates the recognizer of the body.
  nonisolated public static func _makeGesture(
    _ gesture: Self, reusing recognizer: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let former = recognizer as? BodyRecognizer<Value>
    var properties = former?.properties ?? DynamicProperties(of: Self.self)
    let node = GestureMaking.node
    let outer = node.map { $0.graph.beginEvaluation(of: $0) }
    defer { outer.map { node?.graph.endEvaluation($0) } }
    var connected = gesture
    if let node { properties.connect(&connected, node: node) }
    nonisolated(unsafe) let gesture = connected
    func evaluate() -> Body { onMainActor { Unchecked(gesture.body) }.value }
    let body = node.map { node in node.graph.observing(node, evaluate) } ?? evaluate()
    if properties.isEmpty { return Body._makeGesture(body, reusing: recognizer) }
    let base = Body._makeGesture(body, reusing: former?.base)
    let result = former ?? BodyRecognizer(base)
    result.base = base
    result.properties = properties
    return result
  }
}

/// The state while recognizers are made.
enum GestureMaking {
  /// The node whose recognizer is being made; it is evaluated again when state that the gesture
  /// reads changes.
  nonisolated(unsafe) static var node: (any ViewNode & Evaluator)?
}

/// The recognizer of a gesture with dynamic properties, which it keeps.
private final class BodyRecognizer<Value>: WrappingRecognizer<Value> {
  var properties: DynamicProperties?
}

/// A wrapper that passes a value out of the main actor, on which the engine runs anyway.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

extension Never: Gesture {
  /// `Never`, since there is no value.
  public typealias Value = Never

  /// Never called: there is no value to recognize.
  nonisolated public static func _makeGesture(
    _ gesture: Never, reusing recognizer: _GestureRecognizer<Never>?
  ) -> _GestureRecognizer<Never> {}
}

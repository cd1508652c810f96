/// Something that fingers do, and what to do about it.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells while it goes on, and at its end.
  associatedtype Value
  /// The type of the gesture that this one consists of.
  associatedtype Body: Gesture

  /// The gesture that this one consists of.
  var body: Body { get }

  /// Makes what recognizes the gesture, or brings an earlier one up to date.
  ///
  /// Custom gestures inherit this; only the engine's own gestures implement it.
  nonisolated static func _makeGesture(
    _ gesture: Self, reusing recognizer: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value>
}

extension Gesture where Body.Value == Value {
  /// Recognizes what the body recognizes.
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

/// The making of recognizers.
enum GestureMaking {
  /// The node whose gesture is being made; it is evaluated again when what the gesture reads changes.
  nonisolated(unsafe) static var node: (any ViewNode & Evaluator)?
}

/// The recognizer of a gesture with properties of its own, which it keeps.
private final class BodyRecognizer<Value>: WrappingRecognizer<Value> {
  var properties: DynamicProperties?
}

/// Lets a value leave the main actor, where the engine runs anyway.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

extension Never: Gesture {
  /// There is no such value.
  public typealias Value = Never

  /// Never called: there is no value to recognize.
  nonisolated public static func _makeGesture(
    _ gesture: Never, reusing recognizer: _GestureRecognizer<Never>?
  ) -> _GestureRecognizer<Never> {}
}

/// A gesture that the engine knows: it has no body.
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// Never called: the engine recognizes primitive gestures itself.
  public var body: Never {
    fatalError("the engine recognizes \(Self.self) itself; it has no body")
  }
}

/// A gesture that the engine implements; it has no body.
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// Never called: the engine recognizes primitive gestures itself.
  public var body: Never {
    fatalError("the engine recognizes \(Self.self) itself; it has no body")
  }
}

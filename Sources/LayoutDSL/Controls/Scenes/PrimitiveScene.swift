/// A scene without a body, whose window the engine knows.
protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  /// Never called: a primitive scene has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

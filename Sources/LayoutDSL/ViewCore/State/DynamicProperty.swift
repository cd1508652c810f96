/// A stored property of a view that can change independently of the view's value.
public protocol DynamicProperty {
  /// Updates the property; the engine calls this before it evaluates the view's body.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A stored property of a view that can change independently of the view's value.
public protocol DynamicProperty {
  /// Updates the property; the engine calls this before it evaluates the view's body.
  mutating func update()
  /// The part that the engine has in properties of the type.
  static var _traits: _DynamicPropertyTraits { get }
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
  /// None.
  public static var _traits: _DynamicPropertyTraits { _DynamicPropertyTraits() }
}

/// The protocols of the engine that a type of dynamic properties conforms to.
///
/// The types that conform answer, because a cast searches all conformances of a process.
public struct _DynamicPropertyTraits {
  var connected: (any ConnectedProperty.Type)?
  var holder: (any PropertyHolder.Type)?
  var objectHolder: (any ObjectHolder.Type)?
}

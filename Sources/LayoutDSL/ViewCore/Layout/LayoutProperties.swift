/// The properties of a layout as a whole.
public struct LayoutProperties: Sendable {
  /// The axis of a stack-like layout; nil for other layouts.
  public var stackOrientation: Axis?

  /// Creates the default properties.
  public init() {}
}

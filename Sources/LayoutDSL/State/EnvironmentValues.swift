/// A collection of environment values that flows down the view tree.
public struct EnvironmentValues: Sendable {
  /// What styles and colours depend on.
  package var styles = StyleContext()

  /// Creates the default values.
  public init() {}
}

/// The limits on the size of a window.
public struct WindowResizability: Sendable {
  /// The system decides.
  public static let automatic = WindowResizability()
  /// The size of the content.
  public static let contentSize = WindowResizability()
  /// At least the size of the content.
  public static let contentMinSize = WindowResizability()
}

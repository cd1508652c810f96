/// How the size of a window is limited.
public struct WindowResizability: Sendable {
  /// As the system decides.
  public static let automatic = WindowResizability()
  /// To the size of the content.
  public static let contentSize = WindowResizability()
  /// To at least the size of the content.
  public static let contentMinSize = WindowResizability()
}

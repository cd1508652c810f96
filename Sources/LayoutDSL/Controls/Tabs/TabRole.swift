/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// The tab searches the content of the app.
  public static let search = TabRole(name: "search")
}

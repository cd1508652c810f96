/// A column of a split view.
nonisolated public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  /// The first column.
  public static var sidebar: NavigationSplitViewColumn { .init(name: "sidebar") }
  /// The second of three columns.
  public static var content: NavigationSplitViewColumn { .init(name: "content") }
  /// The last column.
  public static var detail: NavigationSplitViewColumn { .init(name: "detail") }
}

/// The container whose background a view sets.
nonisolated public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// The screen of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// The columns of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// A widget, when it is previewed.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

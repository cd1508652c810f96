/// The container whose background a view sets.
nonisolated public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  var isStore: Bool { name.hasPrefix("subscriptionStore") }

  /// The screen of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// The columns of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// The store of subscriptions, which draws it behind its content.
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
  /// The header of the store of subscriptions.
  public static let subscriptionStoreHeader = ContainerBackgroundPlacement(
    name: "subscriptionStoreHeader")
  /// The whole screen of the store of subscriptions.
  public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(
    name: "subscriptionStoreFullHeight")
  /// A widget, when it is previewed.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

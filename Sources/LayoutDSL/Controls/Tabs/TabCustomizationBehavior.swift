/// The customization that a user can make to a tab.
nonisolated public struct TabCustomizationBehavior: Equatable, Sendable {
  private let name: String

  /// The default of the tab view.
  public static var automatic: TabCustomizationBehavior { .init(name: "automatic") }
  /// The user can hide and move the tab.
  public static var reorderable: TabCustomizationBehavior { .init(name: "reorderable") }
  /// The user cannot hide or move the tab.
  public static var disabled: TabCustomizationBehavior { .init(name: "disabled") }
}

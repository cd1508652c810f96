/// The order of the items of a menu.
nonisolated public struct MenuOrder: Hashable, Sendable {
  package let name: String

  /// The default of the menu.
  public static var automatic: MenuOrder { MenuOrder(name: "automatic") }
  /// The order in the source code.
  public static var fixed: MenuOrder { MenuOrder(name: "fixed") }
  /// The first items nearest to the finger.
  public static var priority: MenuOrder { MenuOrder(name: "priority") }
}

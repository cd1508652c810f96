import ViewCore

/// The order of the items of a menu.
nonisolated public struct MenuOrder: Hashable, Sendable, CustomStringConvertible {
  /// The name of the value.
  public let description: String

  /// The default of the menu.
  public static var automatic: MenuOrder { MenuOrder(description: "automatic") }
  /// The order of the source.
  public static var fixed: MenuOrder { MenuOrder(description: "fixed") }
  /// The first items nearest to the finger.
  public static var priority: MenuOrder { MenuOrder(description: "priority") }
}

extension View {
  /// Sets the order of the items of menus in the view.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }

  /// Sets whether menus in the view have an indicator; iOS draws none.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Sets whether a button repeats its action while it is pressed.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}

/// Whether a button repeats its action while it is pressed.
nonisolated public struct ButtonRepeatBehavior: Hashable, Sendable, CustomStringConvertible {
  /// The name of the value.
  public let description: String

  /// The default of the button.
  public static var automatic: ButtonRepeatBehavior {
    ButtonRepeatBehavior(description: "automatic")
  }
  /// It does.
  public static var enabled: ButtonRepeatBehavior { ButtonRepeatBehavior(description: "enabled") }
  /// It does not.
  public static var disabled: ButtonRepeatBehavior { ButtonRepeatBehavior(description: "disabled") }
}

extension EnvironmentValues {
  private enum MenuOrderKey: EnvironmentKey {
    static var defaultValue: MenuOrder { .automatic }
  }
  private enum MenuIndicatorVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }
  private enum ButtonRepeatBehaviorKey: EnvironmentKey {
    static var defaultValue: ButtonRepeatBehavior { .automatic }
  }

  /// The order of the items of menus.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// Whether menus have an indicator.
  public internal(set) var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorVisibilityKey.self] }
    set { self[MenuIndicatorVisibilityKey.self] = newValue }
  }

  /// Whether buttons repeat their action while they are pressed.
  public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}

import ViewCore

/// A menu.
nonisolated public struct CommandMenu<Content: View>: PrimitiveCommands {
  /// The name of the menu.
  package let name: Text
  /// The items of the menu.
  package let content: Content

  /// Creates a menu with a localized name.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  /// Creates a menu with a name.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  /// Creates a menu with a string as its name.
  @_disfavoredOverload public init(
    _ name: some StringProtocol, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(name), content: content)
  }
}

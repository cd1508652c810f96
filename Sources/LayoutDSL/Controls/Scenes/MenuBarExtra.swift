import ViewCore

/// An item in the menu bar, which is not an app's first window.
nonisolated public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
  /// The view in the menu bar.
  let label: () -> Label
  /// The menu or window of the item.
  let content: () -> Content

  /// Creates an item with a label.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: @escaping () -> Label
  ) {
    self.content = content
    self.label = label
  }

  /// A menu bar item is not an app's first window.
  nonisolated public static var _hasWindow: Bool { false }

  /// Returns the menu or window of the item.
  @MainActor public static func _window(of scene: MenuBarExtra) -> AnyView {
    AnyView(scene.content())
  }
}

extension MenuBarExtra where Label == ViewCore.Text {
  /// Creates an item with a title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension MenuBarExtra where Label == Controls.Label<Text, Image> {
  /// Creates an item with a title and a symbol.
  @MainActor public init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Controls.Label(titleKey, systemImage: systemImage) }
  }
}

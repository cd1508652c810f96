import ViewCore

/// One window.
nonisolated public struct Window<Content: View>: PrimitiveScene {
  let content: () -> Content

  /// Creates a window with a title.
  public init(
    _ title: Text, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = content
  }

  /// Creates a window with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = content
  }

  /// Creates a window with a string as its title.
  @_disfavoredOverload public init(
    _ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = content
  }

  /// A window scene has a window.
  nonisolated public static var _hasWindow: Bool { true }

  /// Returns the content of the window.
  @MainActor public static func _window(of scene: Window) -> AnyView { AnyView(scene.content()) }
}

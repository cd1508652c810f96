import ViewCore

/// The settings of an app, which are not its first window.
nonisolated public struct Settings<Content: View>: PrimitiveScene {
  /// The view of the settings.
  let content: () -> Content

  /// Creates settings.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Settings are not an app's first window.
  nonisolated public static var _hasWindow: Bool { false }

  /// Returns the view of the settings.
  @MainActor public static func _window(of scene: Settings) -> AnyView { AnyView(scene.content()) }
}

import ViewCore

/// A scene whose first window is modified.
nonisolated struct ModifiedScene<Content: Scene>: PrimitiveScene {
  let content: Content
  let modify: (AnyView) -> AnyView

  nonisolated static var _hasWindow: Bool { Content._hasWindow }

  @MainActor static func _window(of scene: ModifiedScene) -> AnyView {
    scene.modify(Content._window(of: scene.content))
  }
}

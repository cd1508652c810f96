import ViewCore

/// Combines the scenes of a closure.
@resultBuilder public struct SceneBuilder {
  /// Returns a scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns the only scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Combines several scenes.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    TupleScene(scenes: (repeat each content))
  }

  /// Returns the scene of an availability check.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content {
    content
  }

  /// Returns the scene of an `if`, or none.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
    OptionalScene(scene: content)
  }
}

/// Several scenes.
nonisolated struct TupleScene<each Content: Scene>: PrimitiveScene {
  let scenes: (repeat each Content)

  nonisolated static var _hasWindow: Bool {
    for hasWindow in repeat (each Content)._hasWindow {
      if hasWindow { return true }
    }
    return false
  }

  @MainActor static func _window(of scene: TupleScene) -> AnyView {
    for content in repeat each scene.scenes {
      if let window = window(of: content) { return window }
    }
    return AnyView(EmptyView())
  }

  @MainActor private static func window<One: Scene>(of scene: One) -> AnyView? {
    One._hasWindow ? One._window(of: scene) : nil
  }
}

/// A scene that may be missing.
nonisolated struct OptionalScene<Content: Scene>: PrimitiveScene {
  let scene: Content?

  nonisolated static var _hasWindow: Bool { Content._hasWindow }

  @MainActor static func _window(of scene: OptionalScene) -> AnyView {
    scene.scene.map { Content._window(of: $0) } ?? AnyView(EmptyView())
  }
}

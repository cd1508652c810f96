import SystemIntegration
import ViewCore

/// A part of an app's interface, such as a group of windows.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene that `body` returns.
  associatedtype Body: Scene
  /// The content of the scene.
  @SceneBuilder var body: Body { get }

  /// Whether a scene of this type has a window that is shown first.
  nonisolated static var _hasWindow: Bool { get }
  /// Returns the view in the first window of a scene.
  static func _window(of scene: Self) -> AnyView
}

extension Scene {
  /// Whether the body has a window.
  nonisolated public static var _hasWindow: Bool { Body._hasWindow }

  /// Returns a view that evaluates the body, whose state belongs to that view.
  public static func _window(of scene: Self) -> AnyView {
    AnyView(SceneView(scene: HeldValue(value: scene)))
  }
}

extension Never: Scene {
  /// Never has no window.
  nonisolated public static var _hasWindow: Bool { false }

  /// Never called.
  public static func _window(of scene: Never) -> AnyView {}
}

/// The first window of a scene with a body.
struct SceneView<Content: Scene>: View {
  let scene: HeldValue<Content>

  var body: some View { Content.Body._window(of: scene.value.body) }
}

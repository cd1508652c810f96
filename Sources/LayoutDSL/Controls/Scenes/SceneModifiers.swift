import Foundation
import Observation
import SystemIntegration
import ViewCore

extension Scene {
  /// Returns the scene with a modifier around its first window.
  package func modified<Content: View>(
    _ modify: @escaping (AnyView) -> Content
  ) -> some Scene {
    ModifiedScene(content: self) { AnyView(modify($0)) }
  }

  /// Sets a value of the environment of the scene.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    modified { $0.environment(keyPath, value) }
  }

  /// Puts an observable object into the environment of the scene.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    modified { $0.environment(object) }
  }

  /// Puts an observable object into the environment of the scene.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    modified { $0.environmentObject(object) }
  }

  /// Sets the store of the `AppStorage` properties in the scene that do not name one.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    modified { $0.defaultAppStorage(store) }
  }

  /// Sets the visibility of the home indicator and the like.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some Scene {
    modified { $0.persistentSystemOverlays(visibility) }
  }

  /// Performs an action when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ old: V, _ new: V) -> Void
  ) -> some Scene {
    modified { $0.onChange(of: value, initial: initial, action) }
  }

  /// Performs an action without parameters when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    modified { $0.onChange(of: value, initial: initial, action) }
  }

  /// Performs an action with the new value when a value changes.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    modified { $0.onChange(of: value) { action($1) } }
  }

  /// Has no effect: screens do not show commands.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    self
  }

  /// Has no effect: screens do not show commands.
  public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    self
  }

  /// Has no effect: screens do not show commands.
  public func commandsRemoved() -> some Scene { self }

  /// Has no effect: a screen has the size of its host.
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Has no effect: a screen has the width and height of its host.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Has no effect: a screen has no position.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Has no effect: a screen has the size of its host.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Has no effect: a window on iOS has no frame.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// Has no effect: a window on iOS has no toolbar.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

  /// Has no effect: nothing opens windows.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// Has no effect: nothing runs in the background.
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene {
    self
  }
}

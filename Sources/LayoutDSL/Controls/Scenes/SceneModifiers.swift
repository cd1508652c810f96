import Foundation
import Observation
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

  /// Has no effect: a window on iOS has no toolbar of its own.
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

/// The limits on the size of a window.
public struct WindowResizability: Sendable {
  /// The system decides.
  public static let automatic = WindowResizability()
  /// The size of the content.
  public static let contentSize = WindowResizability()
  /// At least the size of the content.
  public static let contentMinSize = WindowResizability()
}

/// The appearance of a window.
public protocol WindowStyle: Sendable {}

/// The system's appearance of a window.
public struct DefaultWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

/// A window without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

/// A window with a title bar.
public struct TitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The system's appearance.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// No title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

/// The appearance of a window's toolbar.
public protocol WindowToolbarStyle: Sendable {}

/// A toolbar beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init(showsTitle: Bool = true) {}
}

/// The system's appearance of a toolbar.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// A toolbar beside the title.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

  /// A toolbar beside a title that may be hidden.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The system's appearance.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

/// A task that the system starts in the background; here it never starts one.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
  /// The name of the task.
  let name: String
}

extension BackgroundTask {
  /// A refresh of the app.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>(name: identifier)
  }

  /// The events of a background download.
  public static func urlSession(_ identifier: String) -> BackgroundTask<String, Void> {
    BackgroundTask<String, Void>(name: identifier)
  }
}

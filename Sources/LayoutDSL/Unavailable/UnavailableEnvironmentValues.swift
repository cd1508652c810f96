import Foundation

// Environment values of SwiftUI that this package does not have yet. See UnavailableOption.swift.

/// The action of an environment value that is not supported yet.
public struct _UnavailableAction: Sendable {
  /// Calls an action without arguments.
  public func callAsFunction() {}
  /// Calls an action about a window.
  public func callAsFunction(id: String) {}
  /// Calls an action about a window that shows a value.
  public func callAsFunction(id: String, value: some Hashable) {}
  /// Calls an action about a value.
  public func callAsFunction(value: some Hashable) {}
}

@available(*, unavailable, message: "not supported yet; wrap it in #if !canImport(LayoutDSL)")
extension EnvironmentValues {
  /// Not supported: evaluates the default focus of a scope again.
  public var resetFocus: _UnavailableAction { _UnavailableAction() }
  /// Not supported: whether the system shows the background of a widget.
  public var showsWidgetContainerBackground: Bool { false }
  /// Not supported: whether the window with the control is active, on macOS.
  public var controlActiveState: _UnavailableOption { [] }
}

import Foundation

// Views of SwiftUI that this package does not have yet. See UnavailableOption.swift.

/// A row of views with movable dividers, on macOS; not supported.
@available(*, unavailable, message: "not supported yet; wrap it in #if !canImport(LayoutDSL)")
nonisolated public struct HSplitView: View {
  /// Creates a view that shows nothing.
  public init(@ViewBuilder content: () -> some View) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A column of views with movable dividers, on macOS; not supported.
@available(*, unavailable, message: "not supported yet; wrap it in #if !canImport(LayoutDSL)")
nonisolated public struct VSplitView: View {
  /// Creates a view that shows nothing.
  public init(@ViewBuilder content: () -> some View) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A button that opens the settings of an app, on macOS; not supported.
@available(*, unavailable, message: "not supported yet; wrap it in #if !canImport(LayoutDSL)")
nonisolated public struct SettingsLink: View {
  /// Creates a view that shows nothing.
  public init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

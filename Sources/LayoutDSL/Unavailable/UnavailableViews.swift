// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Views of SwiftUI that this package does not have yet. See UnavailableOption.swift.

@available(*, unavailable, message: "not supported yet; wrap it in #if !canImport(LayoutDSL)")
nonisolated public struct HSplitView: View {
  public init(@ViewBuilder content: () -> some View) {}
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "not supported yet; wrap it in #if !canImport(LayoutDSL)")
nonisolated public struct VSplitView: View {
  public init(@ViewBuilder content: () -> some View) {}
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "not supported yet; wrap it in #if !canImport(LayoutDSL)")
nonisolated public struct SettingsLink: View {
  public init() {}
  public var body: some View { EmptyView() }
}

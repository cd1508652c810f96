// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Views of SwiftUI that this package does not have yet. See UnavailableOption.swift.

@available(*, unavailable, message: "not supported yet; wrap it in #if !os(Linux)")
nonisolated public struct ShareLink: View {
  public init(item: Any) {}
  public init(item: Any, subject: Text? = nil, message: Text? = nil, preview: Any) {}
  public init(
    _ title: some StringProtocol, item: Any, subject: Text? = nil, message: Text? = nil
  ) {}
  public init(items: Any) {}
  public init(
    item: Any, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> some View
  ) {}
  public init(item: Any, preview: Any, @ViewBuilder label: () -> some View) {}
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "not supported yet; wrap it in #if !os(Linux)")
nonisolated public struct PasteButton: View {
  public init(payloadType: Any, onPaste: @escaping ([Any]) -> Void) {}
  public init(supportedContentTypes: [Any], payloadAction: @escaping ([Any]) -> Void) {}
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "not supported yet; wrap it in #if !os(Linux)")
nonisolated public struct HSplitView: View {
  public init(@ViewBuilder content: () -> some View) {}
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "not supported yet; wrap it in #if !os(Linux)")
nonisolated public struct VSplitView: View {
  public init(@ViewBuilder content: () -> some View) {}
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "not supported yet; wrap it in #if !os(Linux)")
nonisolated public struct SettingsLink: View {
  public init() {}
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "not supported yet; wrap it in #if !os(Linux)")
nonisolated public struct Table<Data: RandomAccessCollection>: View {
  public init(_ data: Data, columns: (Data.Element) -> Void = { _ in }) {}
  public init(_ data: Data, selection: Any, columns: (Data.Element) -> Void = { _ in }) {}
  public var body: some View { EmptyView() }
}

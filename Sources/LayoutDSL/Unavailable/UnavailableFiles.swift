// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Modifiers for dragging, dropping, files and services of SwiftUI that this package does not have yet. See UnavailableOption.swift.

@available(*, unavailable, message: "not supported yet; wrap it in #if !canImport(LayoutDSL)")
extension View {
  nonisolated public func previewContext(_ context: Any) -> Self { self }
}

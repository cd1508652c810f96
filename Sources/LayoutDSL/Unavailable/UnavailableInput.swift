// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Modifiers for pointers, keyboards and focus of SwiftUI that this package does not have yet. See UnavailableOption.swift.

@available(*, unavailable, message: "not supported yet; wrap it in #if !canImport(LayoutDSL)")
extension View {
  nonisolated public func onMoveCommand(
    perform action: ((_UnavailableOption) -> Void)?
  ) -> Self { self }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Modifiers for pointers, keyboards and focus of SwiftUI that this package does not have yet. See UnavailableOption.swift.

@available(*, unavailable, message: "not supported yet; wrap it in #if !os(Linux)")
extension View {
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> Self { self }
  nonisolated public func onMoveCommand(
    perform action: ((_UnavailableOption) -> Void)?
  ) -> Self { self }
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> Self { self }
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> Self { self }
  nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> Self { self }
  nonisolated public func pointerStyle(_ style: _UnavailableOption?) -> Self { self }
}

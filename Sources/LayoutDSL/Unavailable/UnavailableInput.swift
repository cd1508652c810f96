import Foundation

// Modifiers for keyboards of SwiftUI that this package does not have yet. See
// UnavailableOption.swift.

@available(*, unavailable, message: "not supported yet; wrap it in #if !canImport(LayoutDSL)")
extension View {
  /// Not supported: calls an action when an arrow key is pressed, on macOS and tvOS.
  nonisolated public func onMoveCommand(
    perform action: ((_UnavailableOption) -> Void)?
  ) -> Self { self }
}

import Foundation

// Modifiers for effects of SwiftUI that this package does not have yet. See
// UnavailableOption.swift.

@available(*, unavailable, message: "not supported yet; wrap it in #if !canImport(LayoutDSL)")
extension View {
  /// Not supported: chooses how a symbol shows its variable value.
  nonisolated public func symbolVariableValueMode(_ mode: _UnavailableOption?) -> Self { self }
}

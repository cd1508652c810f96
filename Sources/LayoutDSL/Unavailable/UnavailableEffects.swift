import Foundation

// Modifiers for effects of SwiftUI that this package does not have yet. See UnavailableOption.swift.

@available(*, unavailable, message: "not supported yet; wrap it in #if !canImport(LayoutDSL)")
extension View {
  /// Not supported: maps each colour with a Metal function.
  nonisolated public func colorEffect(_ shader: Any, isEnabled: Bool = true) -> Self { self }
  /// Not supported: maps each position with a Metal function.
  nonisolated public func distortionEffect(
    _ shader: Any, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> Self { self }
  /// Not supported: computes each pixel from the view with a Metal function.
  nonisolated public func layerEffect(
    _ shader: Any, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> Self { self }
  /// Not supported: chooses how a symbol shows its variable value.
  nonisolated public func symbolVariableValueMode(_ mode: _UnavailableOption?) -> Self { self }
}

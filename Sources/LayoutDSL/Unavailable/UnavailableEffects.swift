// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Modifiers for effects of SwiftUI that this package does not have yet. See UnavailableOption.swift.

@available(*, unavailable, message: "not supported yet; wrap it in #if !canImport(LayoutDSL)")
extension View {
  nonisolated public func colorEffect(_ shader: Any, isEnabled: Bool = true) -> Self { self }
  nonisolated public func distortionEffect(
    _ shader: Any, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> Self { self }
  nonisolated public func layerEffect(
    _ shader: Any, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> Self { self }
  nonisolated public func symbolVariableValueMode(_ mode: _UnavailableOption?) -> Self { self }
}

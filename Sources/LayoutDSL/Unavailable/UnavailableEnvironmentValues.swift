// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Environment values of SwiftUI that this package does not have yet. See UnavailableOption.swift.

@available(*, unavailable, message: "not supported yet; wrap it in #if !canImport(LayoutDSL)")
extension EnvironmentValues {
  public var controlActiveState: _UnavailableOption { [] }
}

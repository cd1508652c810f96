import Foundation

// Environment values of SwiftUI that this package does not have yet. See UnavailableOption.swift.

@available(*, unavailable, message: "not supported yet; wrap it in #if !canImport(LayoutDSL)")
extension EnvironmentValues {
  /// Not supported: whether the window with the control is active, on macOS.
  public var controlActiveState: _UnavailableOption { [] }
}

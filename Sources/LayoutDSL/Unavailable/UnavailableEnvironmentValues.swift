// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Environment values of SwiftUI that this package does not have yet. See UnavailableOption.swift.

/// The action of an environment value that is not supported yet.
public struct _UnavailableAction: Sendable {
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction(id: String, value: some Hashable) {}
  public func callAsFunction(value: some Hashable) {}
}

@available(*, unavailable, message: "not supported yet; wrap it in #if !canImport(LayoutDSL)")
extension EnvironmentValues {
  public var resetFocus: _UnavailableAction { _UnavailableAction() }
  public var showsWidgetContainerBackground: Bool { false }
  public var controlActiveState: _UnavailableOption { [] }
}

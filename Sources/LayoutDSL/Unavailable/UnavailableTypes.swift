import Foundation

// Protocols and types of SwiftUI that this package does not have yet. See UnavailableOption.swift.

/// A view of AppKit in a view; not supported.
@available(*, unavailable, message: "not supported yet; wrap it in #if !canImport(LayoutDSL)")
public protocol NSViewRepresentable {}

/// A view controller of AppKit in a view; not supported.
@available(*, unavailable, message: "not supported yet; wrap it in #if !canImport(LayoutDSL)")
public protocol NSViewControllerRepresentable {}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Protocols and types of SwiftUI that this package does not have yet. See UnavailableOption.swift.

@available(*, unavailable, message: "not supported yet; wrap it in #if !canImport(LayoutDSL)")
public protocol NSViewRepresentable {}

@available(*, unavailable, message: "not supported yet; wrap it in #if !canImport(LayoutDSL)")
public protocol NSViewControllerRepresentable {}

@available(*, unavailable, message: "not supported yet; wrap it in #if !canImport(LayoutDSL)")
public typealias Shader = _UnavailableOption

@available(*, unavailable, message: "not supported yet; wrap it in #if !canImport(LayoutDSL)")
public typealias ShaderLibrary = _UnavailableOption

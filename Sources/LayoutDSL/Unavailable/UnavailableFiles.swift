// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Modifiers for dragging, dropping, files and services of SwiftUI that this package does not have yet. See UnavailableOption.swift.

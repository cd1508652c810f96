// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Modifiers for navigation, tabs, toolbars and lists of SwiftUI that this package does not have yet. See UnavailableOption.swift.

@available(*, unavailable, message: "not supported yet; wrap it in #if !canImport(LayoutDSL)")
extension View {
  nonisolated public func toolbarForegroundStyle(
    _ style: some ShapeStyle, for bars: ToolbarPlacement...
  ) -> Self { self }
  nonisolated public func alternatingRowBackgrounds(
    _ behavior: _UnavailableOption = []
  ) -> Self { self }
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> Self { self }
  nonisolated public func sectionIndexLabel(_ label: Text?) -> Self { self }
  nonisolated public func sectionIndexLabel(_ label: (some StringProtocol)?) -> Self { self }
}

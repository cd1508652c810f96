import Foundation

// Modifiers for toolbars and lists of SwiftUI that this package does not have yet. See
// UnavailableOption.swift.

@available(*, unavailable, message: "not supported yet; wrap it in #if !canImport(LayoutDSL)")
extension View {
  /// Not supported: sets the style of the items in bars.
  nonisolated public func toolbarForegroundStyle(
    _ style: some ShapeStyle, for bars: ToolbarPlacement...
  ) -> Self { self }
  /// Not supported: gives every second row another background, on macOS.
  nonisolated public func alternatingRowBackgrounds(
    _ behavior: _UnavailableOption = []
  ) -> Self { self }
  /// Not supported: lets rows outside a list have swipe actions, one at a time.
  nonisolated public func swipeActionsContainer() -> Self { self }
  /// Not supported: shows or hides the index at the trailing edge of a list.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> Self { self }
  /// Not supported: sets the entry of a section in the index of a list to a text.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> Self { self }
  /// Not supported: sets the entry of a section in the index of a list to a string.
  nonisolated public func sectionIndexLabel(_ label: (some StringProtocol)?) -> Self { self }
}

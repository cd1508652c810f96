import ViewCore

/// A place for an item that the system adds to the bars of a screen.
///
/// The search field has two places: below the title, and the bottom toolbar. The title stays in the
/// navigation bar, and iPhone has no button for a sidebar.
public struct DefaultToolbarItem: ToolbarContent {
  private let kind: ToolbarDefaultItemKind
  private let placement: ToolbarItemPlacement

  /// Creates the place of an item.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    (self.kind, self.placement) = (kind, placement)
  }

  /// Appends the place.
  public func _list(into list: inout _ToolbarList) {
    list.entries.append(ToolbarEntry(placement: placement, kind: kind))
  }
}

extension DefaultToolbarItem: CustomizableToolbarContent {}

extension View {
  /// Removes the view from its control group in a toolbar.
  @ViewBuilder nonisolated public func toolbarItemHidden(_ hidden: Bool = true) -> some View {
    if !hidden { self }
  }
}

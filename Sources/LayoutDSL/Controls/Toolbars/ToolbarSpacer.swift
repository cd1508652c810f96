/// Space between the items of a toolbar.
///
/// In the look of iOS 26, it separates the platters of the navigation bar and of the bottom
/// toolbar. It has no effect on iOS 18.
public struct ToolbarSpacer: ToolbarContent {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Creates space.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    (self.sizing, self.placement) = (sizing, placement)
  }

  /// Appends the space.
  public func _list(into list: inout _ToolbarList) {
    list.entries.append(ToolbarEntry(placement: placement, space: sizing))
  }
}

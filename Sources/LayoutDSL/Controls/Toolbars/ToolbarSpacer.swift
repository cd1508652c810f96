/// Space between the items of a toolbar.
///
/// It has no effect: the bars of iOS 18 place their items themselves.
public struct ToolbarSpacer: ToolbarContent {
  /// Creates space.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  /// Appends nothing.
  public func _list(into list: inout _ToolbarList) {}
}

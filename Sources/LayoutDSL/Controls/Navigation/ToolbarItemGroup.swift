import ViewCore

/// A group of views with one placement.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Appends the views as one item.
  public func _list(into list: inout _ToolbarList) {
    list.entries.append(ToolbarEntry(placement: placement, view: content))
  }
}

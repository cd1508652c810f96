import ViewCore

extension Group: ToolbarContent where Content: ToolbarContent {
  /// A group of items has no body.
  public typealias Body = Never

  /// Creates a group of toolbar items.
  @MainActor public init(@ToolbarContentBuilder content: () -> Content) {
    self.init(of: content())
  }

  /// Appends the items of the content.
  @MainActor public func _list(into list: inout _ToolbarList) {
    content._list(into: &list)
  }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

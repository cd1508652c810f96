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

/// The content and the label of a group of toolbar items.
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  /// The content: the bars of a screen never collapse a group into its label.
  @MainActor public var body: some View { content }
}

extension ToolbarItemGroup {
  /// Creates a group with a label, which the bars of a screen do not show.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
  }
}

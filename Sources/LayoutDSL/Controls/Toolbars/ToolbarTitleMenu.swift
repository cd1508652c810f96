import ViewCore

/// A menu that a tap on the inline title of the screen opens.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  private let content: Content

  /// Creates a menu without items.
  public init() where Content == EmptyView {
    content = EmptyView()
  }

  /// Creates a menu with items.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Appends the menu.
  public func _list(into list: inout _ToolbarList) {
    list.entries.append(ToolbarEntry(placement: .titleMenu, view: content))
  }
}

extension View {
  /// Adds a menu that a tap on the inline title of the screen opens.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    toolbar { ToolbarTitleMenu(content: content) }
  }
}

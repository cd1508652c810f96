import ViewCore

extension ToolbarContent {
  /// Shows or hides the glass behind the items in the navigation bar of iOS 26; items without glass
  /// are apart from those beside them.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    _ToolbarItems(self).hidingPlatters(visibility == .hidden)
  }

  /// Returns the content; screens do not enlarge its views.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { _ToolbarItems(self) }

  /// Returns the content, or nothing if it is hidden.
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    hidden ? _ToolbarItems(entries: []) : _ToolbarItems(self)
  }
}

extension CustomizableToolbarContent {
  /// Shows or hides the glass behind the items in the navigation bar of iOS 26; items without glass
  /// are apart from those beside them.
  public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some CustomizableToolbarContent {
    _ToolbarItems(self).hidingPlatters(visibility == .hidden)
  }

  /// Returns the content; screens do not enlarge its views.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some CustomizableToolbarContent { self }
}

extension _ToolbarItems {
  fileprivate func hidingPlatters(_ isHidden: Bool) -> _ToolbarItems {
    _ToolbarItems(
      entries: entries.map { entry in
        var entry = entry
        entry.hidesPlatter = isHidden
        return entry
      })
  }
}

extension View {
  /// Adds toolbar items with identifiers to the bars of the screen.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }
}

extension View {
  /// Removes an item that the system adds to the bars of the screen.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    transformPreference(NavigationBarKey.self, function: #function) {
      switch defaultItemKind {
      case .title: $0.title = nil
      case .search: $0.search = nil
      default: break
      }
    }
  }
}

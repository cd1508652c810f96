extension View {
  /// Adds a menu that a long press opens; it is never open here.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    self
  }

  /// Adds a menu that a long press opens, and a view to show with it; it is never open here.
  nonisolated public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    self
  }
}

import LayoutDSL

// The functions of the Introspect library for the supported views.

extension View {
  /// Passes the `UIScrollView` behind a `ScrollView` or `List` to a closure: that of this view, or
  /// of the scroll view that contains it.
  public func introspectScrollView(
    customize: @escaping (UIScrollView) -> Void
  ) -> some View {
    introspect(UIScrollView.self, customize)
  }

  /// Passes the `UITableView` behind a `List` to a closure: that of this view, or of the list that
  /// contains it.
  public func introspectTableView(
    customize: @escaping (UITableView) -> Void
  ) -> some View {
    introspect(UITableView.self, customize)
  }

  private func introspect<Kind: UIScrollView>(
    _ kind: Kind.Type, _ customize: @escaping (Kind) -> Void
  ) -> some View {
    modifier(
      ScrollIntrospection { node in
        if let view = node.uiScrollView as? Kind { customize(view) }
      })
  }
}

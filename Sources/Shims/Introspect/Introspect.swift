import LayoutDSL

// The functions of the Introspect library for the supported views.

extension View {
  /// Passes the `UIScrollView` of a `ScrollView` or `List` to a closure.
  ///
  /// The scroll view is this view or the one that contains it.
  public func introspectScrollView(
    customize: @escaping (UIScrollView) -> Void
  ) -> some View {
    introspect(UIScrollView.self, customize)
  }

  /// Passes the `UITableView` of a `List` to a closure.
  ///
  /// The list is this view or the one that contains it.
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

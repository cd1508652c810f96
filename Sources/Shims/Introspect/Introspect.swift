import LayoutDSL

// The functions of the Introspect library for the views that exist here.

extension View {
  /// Hands out the scroll view of UIKit's behind a `ScrollView` or `List`: that of this view, or of
  /// the one that this view is in.
  public func introspectScrollView(
    customize: @escaping (UIScrollView) -> Void
  ) -> some View {
    introspect(UIScrollView.self, customize)
  }

  /// Hands out the table view of UIKit's behind a `List`: that of this view, or of the one that this
  /// view is in.
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

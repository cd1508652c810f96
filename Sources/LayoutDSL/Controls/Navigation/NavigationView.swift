import ViewCore

/// A navigation stack of the first of its views.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Creates a navigation view.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A navigation stack of the first view, as on iPhone.
  public var body: some View {
    NavigationStack {
      FirstView(content: content)
    }
  }
}

/// Shows the first of several views, since an iPhone shows one column.
private struct FirstView<Content: View>: View {
  let content: Content

  var body: some View {
    Group(reading: content) { subviews in
      if let first = subviews.first { first }
    }
  }
}

extension View {
  /// Sets the style of the navigation views in the view.
  ///
  /// This has no effect: every navigation view looks like a stack, as on iPhone.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}

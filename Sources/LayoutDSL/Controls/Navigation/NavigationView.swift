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

/// The appearance of navigation views.
///
/// Every style shows a stack.
public protocol NavigationViewStyle {}

/// The default style of navigation views: a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// A stack of screens.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style that shows columns; on iPhone, a stack.
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

/// A style that shows two columns; on iPhone, a stack.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style of navigation views.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack of screens.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns; a stack on iPhone.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets the style of the navigation views in the view.
  ///
  /// This has no effect: every navigation view looks like a stack, as on iPhone.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}

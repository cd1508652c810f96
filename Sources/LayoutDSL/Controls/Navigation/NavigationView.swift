import ViewCore

/// Screens on top of one another, as `NavigationStack` shows them.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Creates a navigation view.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The first of the views in a stack, as on a phone.
  public var body: some View {
    NavigationStack {
      FirstView(content: content)
    }
  }
}

/// The first of several views: a phone shows one column.
private struct FirstView<Content: View>: View {
  let content: Content

  var body: some View {
    Group(reading: content) { subviews in
      if let first = subviews.first { first }
    }
  }
}

/// How navigation views look.
public protocol NavigationViewStyle {}

/// The style navigation views have unless another is set: a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// A stack of screens.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// Columns; on a phone, a stack.
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

/// Two columns; on a phone, a stack.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style navigation views have unless another is set.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack of screens.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns; on a phone, a stack.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets how navigation views look; all look like a stack here, as on a phone.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}

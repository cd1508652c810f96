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

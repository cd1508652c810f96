/// The appearance of a window's toolbar.
public protocol WindowToolbarStyle: Sendable {}

/// A toolbar beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init(showsTitle: Bool = true) {}
}

/// The system's appearance of a toolbar.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// A toolbar beside the title.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

  /// A toolbar beside a title that may be hidden.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The system's appearance.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

/// The appearance of tables.
public protocol TableStyle {}

/// The default appearance of tables.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}

/// A table style with insets, which all tables have on iOS.
public struct InsetTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The default appearance.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// A table with insets.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

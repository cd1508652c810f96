/// The appearance of tables.
///
/// SwiftUI also requires `makeBody(configuration:)`. It is left out, because its configuration has
/// no public members, so a custom style could show nothing of the table (documentation of
/// `TableStyleConfiguration`).
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

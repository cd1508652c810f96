/// The appearance of tables.
public protocol TableStyle {}

/// The default appearance of tables.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}

/// Tables that are inset from their surroundings, as all are on iOS.
public struct InsetTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The default appearance.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Inset from the surroundings.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

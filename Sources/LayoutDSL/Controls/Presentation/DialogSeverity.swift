/// The severity of an alert.
nonisolated public struct DialogSeverity: Hashable, Sendable {
  package let name: String

  /// The default of the platform.
  public static var automatic: DialogSeverity { DialogSeverity(name: "automatic") }
  /// A usual alert.
  public static var standard: DialogSeverity { DialogSeverity(name: "standard") }
  /// A warning.
  public static var critical: DialogSeverity { DialogSeverity(name: "critical") }
}

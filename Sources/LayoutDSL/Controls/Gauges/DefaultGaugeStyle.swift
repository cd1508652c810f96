import ViewCore

/// The default gauge style: a bar filled up to the value.
nonisolated public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns a bar filled up to the value, between its labels.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration) { CapacityTrack(fraction: configuration.value) }
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default gauge style.
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

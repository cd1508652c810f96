import Foundation
import ViewCore

/// A gauge style that shows a closed ring filled up to the value.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns a ring that is filled clockwise from the top.
  ///
  /// Measurements.md#gauge-circular
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(value: configuration.currentValueLabel) {
      GaugeArc(start: ringStart, sweep: 1).stroke(
        GaugeTint(geometry: .angular(center: .center, start: .degrees(-90), end: .degrees(270)))
          .opacity(0.3),
        lineWidth: 6)
      GaugeArc(start: ringStart, sweep: configuration.value).stroke(
        GaugeTint(
          // The gradient starts 10° early, so that the round cap before the start gets the first
          // colour.
          geometry: .angular(center: .center, start: .degrees(-100), end: .degrees(260)),
          span: (10 / 360)...1),
        style: StrokeStyle(lineWidth: 6, lineCap: .round))
    }
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring filled up to the value.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// The start of a closed gauge, at the top.
private let ringStart = -0.25

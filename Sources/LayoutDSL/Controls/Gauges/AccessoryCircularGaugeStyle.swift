import Foundation
import ViewCore

/// A gauge style that shows an open ring with a marker at the value.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns an arc of 270° that is open at the bottom, with a label or the bounds in the opening.
  ///
  /// Measurements.md#gauge-circular, Measurements.md#gauge-circular-texts
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(value: configuration.currentValueLabel) {
      GaugeArc(start: openStart, sweep: openSweep).stroke(
        GaugeTint(
          // The gradient starts and ends at the bottom, so that the round caps get the colours of
          // its ends.
          geometry: .angular(center: .center, start: .degrees(90), end: .degrees(450)),
          span: 0.125...0.875),
        style: StrokeStyle(lineWidth: 6, lineCap: .round))
      GaugeArc(start: openStart + openSweep * configuration.value, sweep: markSweep).stroke(
        .background, style: StrokeStyle(lineWidth: 10, lineCap: .round))
      GaugeArc(start: openStart + openSweep * configuration.value, sweep: markSweep).stroke(
        .primary, style: StrokeStyle(lineWidth: 6, lineCap: .round))
      Group {
        if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
          HStack(spacing: 0) {
            configuration.minimumValueLabel.frame(maxWidth: .infinity)
            configuration.maximumValueLabel.frame(maxWidth: .infinity)
          }
          .frame(width: 40)
        } else {
          configuration.label.lineLimit(1).minimumScaleFactor(0.5).frame(width: 28)
        }
      }
      .font(.system(size: 10)).offset(y: 22)
    }
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a marker at the value.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

/// The start and the extent of an open gauge, in turns clockwise from the trailing point.
private let openStart = 0.375, openSweep = 0.75

/// The extent of the mark, in turns: so short that its round ends make a dot.
private let markSweep = 0.001

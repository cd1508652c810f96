import Foundation
import ViewCore

/// A gauge style that shows an open ring with a marker at the value.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns an arc that is open at the bottom, with a label or the wider bounds in the opening.
  ///
  /// Measurements.md#gauge-circular, Measurements.md#gauge-circular-texts
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let hasBounds =
      configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
    let sweep = hasBounds ? 242.0 / 360 : 0.75
    let opening = (1 - sweep) / 2
    let start = 0.25 + opening, mark = start + sweep * configuration.value
    CircularGauge(value: configuration.currentValueLabel) {
      GaugeArc(start: start, sweep: sweep).stroke(
        GaugeTint(
          // The gradient starts and ends at the bottom, so that the round caps get the colours of
          // its ends.
          geometry: .angular(center: .center, start: .degrees(90), end: .degrees(450)),
          span: opening...(1 - opening)),
        style: StrokeStyle(lineWidth: 6, lineCap: .round))
      GaugeArc(start: mark, sweep: markSweep).stroke(
        .background, style: StrokeStyle(lineWidth: 10, lineCap: .round))
      GaugeArc(start: mark, sweep: markSweep).stroke(
        .primary, style: StrokeStyle(lineWidth: 6, lineCap: .round))
      Group {
        if hasBounds {
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

/// The extent of the mark, in turns: so short that its round ends make a dot.
private let markSweep = 0.001

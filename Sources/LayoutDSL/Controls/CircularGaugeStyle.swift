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

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a marker at the value.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring filled up to the value.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// The start and the extent of an open gauge, in turns clockwise from the trailing point.
private let openStart = 0.375, openSweep = 0.75
/// The start of a closed gauge, at the top.
private let ringStart = -0.25
/// The extent of the mark, in turns: so short that its round ends make a dot.
private let markSweep = 0.001

/// The ring of a circular gauge around the label of its value, 58 points wide.
///
/// Measurements.md#gauge-circular
private struct CircularGauge<Value: View, Ring: View>: View {
  let value: Value
  @ViewBuilder let ring: Ring

  var body: some View {
    ZStack {
      ring
      // Measurements.md#gauge-circular-texts
      value.font(.system(size: 20, weight: .medium)).lineLimit(1)
        .minimumScaleFactor(0.5).frame(width: 38)
    }
    .frame(width: 58, height: 58)
  }
}

/// An arc of a circle, clockwise; `start` and `sweep` are in turns from the trailing point.
private struct GaugeArc: Shape {
  let start: Double
  let sweep: Double

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - 3,
      startAngle: .degrees(360 * start), endAngle: .degrees(360 * (start + sweep)),
      clockwise: false)
    return path
  }
}

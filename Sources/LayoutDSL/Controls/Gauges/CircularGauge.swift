import Foundation
import ViewCore

/// The ring of a circular gauge around the label of its value, 58 points wide.
///
/// Measurements.md#gauge-circular
struct CircularGauge<Value: View, Ring: View>: View {
  let value: Value
  @ViewBuilder let ring: Ring

  var body: some View {
    ZStack {
      ring
      // Measurements.md#gauge-circular-texts
      value.font(.system(size: 24, weight: .medium)).lineLimit(1)
        .minimumScaleFactor(0.5).frame(width: 38)
    }
    .frame(width: 58, height: 58)
  }
}

/// An arc of a circle, clockwise; `start` and `sweep` are in turns from the trailing point.
struct GaugeArc: Shape {
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

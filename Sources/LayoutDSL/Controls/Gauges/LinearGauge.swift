import Foundation
import ViewCore

/// The track of a linear gauge between its labels.
///
/// Measurements.md#gauge-linear
struct LinearGauge<Track: View>: View {
  let configuration: GaugeStyleConfiguration
  @ViewBuilder let track: Track

  var body: some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        track.frame(height: 6)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// A bar filled up to the value.
struct CapacityTrack: View {
  let fraction: Double

  var body: some View {
    GeometryReader { track in
      ZStack(alignment: .leading) {
        Capsule().fill(Color.barTrack)
        BarTint().mask(alignment: .leading) {
          Capsule().frame(width: max(6, track.size.width * fraction))
        }
      }
    }
  }
}

/// A bar with a marker at the value.
///
/// Measurements.md#gauge-linear
struct MarkedTrack: View {
  let fraction: Double

  var body: some View {
    GeometryReader { track in
      ZStack(alignment: .leading) {
        BarTint()
        Circle().fill(.primary).padding(-1).background(Circle().fill(.background).padding(-3))
          .frame(width: 6).offset(x: (track.size.width - 6) * fraction)
      }
    }
  }
}

/// A bar in the tint; a gradient runs from the minimum to the maximum value.
private struct BarTint: View {
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    let isMirrored = layoutDirection == .rightToLeft
    Capsule().fill(
      GaugeTint(
        geometry: .linear(
          start: isMirrored ? .trailing : .leading, end: isMirrored ? .leading : .trailing)))
  }
}

import Foundation
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

/// A gauge style that shows a bar filled up to the value.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns a bar filled up to the value, between its labels.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration) { CapacityTrack(fraction: configuration.value) }
  }
}

/// A gauge style that shows a bar filled up to the value, for accessories such as widgets.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns a bar filled up to the value, between its labels.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration) { CapacityTrack(fraction: configuration.value) }
  }
}

/// A gauge style that shows a bar with a marker at the value.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns a bar with a marker at the value, between its labels.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration) { MarkedTrack(fraction: configuration.value) }
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default gauge style.
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar filled up to the value.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar filled up to the value, for accessories such as widgets.
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a marker at the value.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}

/// The track of a linear gauge between its labels.
///
/// Measurements.md#gauge-linear
private struct LinearGauge<Track: View>: View {
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
private struct CapacityTrack: View {
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
private struct MarkedTrack: View {
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

import Foundation
import ViewCore

/// A view that shows a value within a range.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let bounds: (minimum: BoundsLabel, maximum: BoundsLabel)?
  @Environment(\.gaugeLook) private var look

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ range: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel,
    _ bounds: (BoundsLabel, BoundsLabel)?
  ) {
    let length = Double(range.upperBound - range.lowerBound)
    let part = length > 0 ? Double(value - range.lowerBound) / length : 0
    fraction = part.isFinite ? min(max(part, 0), 1) : 0
    self.label = label
    currentValueLabel = current
    self.bounds = bounds.map { (minimum: $0.0, maximum: $0.1) }
  }

  /// Creates a gauge with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  )
  where
    CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
  {
    self.init(value, bounds, label(), EmptyView(), nil)
  }

  /// Creates a gauge with a label and a label for the current value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), nil)
  }

  /// Creates a gauge with labels for itself, the current value and the bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
  }

  /// The gauge in the style of the environment.
  public var body: some View {
    switch look {
    case .linear(let isCapacity): linear(isCapacity: isCapacity)
    case .circular(let isCapacity): circular(isCapacity: isCapacity)
    }
  }

  private func linear(isCapacity: Bool) -> some View {
    VStack(spacing: 4) {
      label
      HStack(spacing: 8) {
        bounds?.minimum
        GaugeTrack(fraction: fraction, isCapacity: isCapacity)
        bounds?.maximum
      }
      currentValueLabel
    }
  }

  /// Returns an arc of 270° that is open at the bottom, or a closed ring for a capacity gauge.
  ///
  /// The gauge is 58 points wide (measured_constants §4).
  private func circular(isCapacity: Bool) -> some View {
    ZStack {
      if isCapacity {
        GaugeArc(start: 0, sweep: 1).stroke(GaugeTint(course: .track).opacity(0.3), lineWidth: 6)
        GaugeArc(start: 0, sweep: fraction).stroke(
          GaugeTint(course: .ring), style: StrokeStyle(lineWidth: 6, lineCap: .round))
      } else {
        GaugeArc(start: 0.375, sweep: 0.75).stroke(
          GaugeTint(course: .arc), style: StrokeStyle(lineWidth: 6, lineCap: .round))
        GaugeArc(start: 0.375 + 0.75 * fraction, sweep: 0.001).stroke(
          .background, style: StrokeStyle(lineWidth: 10, lineCap: .round))
        GaugeArc(start: 0.375 + 0.75 * fraction, sweep: 0.001).stroke(
          .primary, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        Group {
          if let bounds {
            HStack(spacing: 0) {
              bounds.minimum.frame(maxWidth: .infinity)
              bounds.maximum.frame(maxWidth: .infinity)
            }
            .frame(width: 40)
          } else {
            label.lineLimit(1).minimumScaleFactor(0.5).frame(width: 28)
          }
        }
        .font(.system(size: 10)).offset(y: 22)
      }
      currentValueLabel.font(.system(size: 20, weight: .medium)).lineLimit(1)
        .minimumScaleFactor(0.5).frame(width: 38)
    }
    .frame(width: 58, height: 58)
  }
}

/// The bar of a linear gauge.
private struct GaugeTrack: View {
  let fraction: Double
  let isCapacity: Bool

  var body: some View {
    GeometryReader { track in
      ZStack(alignment: .leading) {
        if isCapacity {
          Capsule().fill(
            Color(.sRGB, red: 120 / 255, green: 120 / 255, blue: 125 / 255).opacity(0.2))
          Capsule().fill(GaugeTint(course: .bar)).mask(alignment: .leading) {
            Capsule().frame(width: max(6, track.size.width * fraction))
          }
        } else {
          Capsule().fill(GaugeTint(course: .bar))
          Circle().fill(.primary).padding(-1).background(Circle().fill(.background).padding(-3))
            .frame(width: 6).offset(x: (track.size.width - 6) * fraction)
        }
      }
    }
    .frame(height: 6)
  }
}

/// An arc of a circle, clockwise.
///
/// `start` and `sweep` are in turns. Angles start at the trailing point, or at the top point if
/// `start` is 0.
private struct GaugeArc: Shape {
  let start: Double
  let sweep: Double

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - 3,
      startAngle: .degrees(360 * start - (sweep >= 0 && start == 0 ? 90 : 0)),
      endAngle: .degrees(360 * (start + sweep) - (start == 0 ? 90 : 0)), clockwise: false)
    return path
  }
}

/// The tint; a gradient without a direction of its own runs from the minimum to the maximum value.
private struct GaugeTint: PrimitiveShapeStyle {
  enum Course {
    case bar, arc, ring, track
  }

  let course: Course

  func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    var style = TintShapeStyle().resolved(level: level, in: environment)
    guard case .gradient(var stops, .linear(start: .top, end: .bottom)) = style.fill else {
      return style
    }
    switch course {
    case .bar:
      let isMirrored = environment.layoutDirection == .rightToLeft
      style.fill = .gradient(
        stops,
        .linear(start: isMirrored ? .trailing : .leading, end: isMirrored ? .leading : .trailing))
    case .arc:
      // The gradient starts and ends at the bottom, so that the round caps get the colours of its
      // ends.
      for index in stops.indices {
        stops[index].location = 0.125 + 0.75 * stops[index].location
      }
      style.fill = .gradient(
        stops, .angular(center: .center, start: .degrees(90), end: .degrees(450)))
    case .track:
      style.fill = .gradient(
        stops, .angular(center: .center, start: .degrees(-90), end: .degrees(270)))
    case .ring:
      // The gradient starts 10° early, so that the round cap before the start gets the first
      // colour.
      for index in stops.indices {
        stops[index].location = (10 + 350 * stops[index].location) / 360
      }
      style.fill = .gradient(
        stops, .angular(center: .center, start: .degrees(-100), end: .degrees(260)))
    }
    return style
  }
}

/// The appearances of the system's gauge styles.
public enum _GaugeLook: Sendable {
  /// A bar: filled up to the value for a capacity, otherwise with a marker at the value.
  case linear(isCapacity: Bool)
  /// A closed ring filled up to the value for a capacity, otherwise an open ring with a marker.
  case circular(isCapacity: Bool)
}

/// The appearance of gauges.
public protocol GaugeStyle {
  /// The appearance that the style selects.
  static var _look: _GaugeLook { get }
}

/// The default gauge style: a bar filled up to the value.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// A bar filled up to the value.
  public static var _look: _GaugeLook { .linear(isCapacity: true) }
}

/// A bar filled up to the value.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// A bar filled up to the value.
  public static var _look: _GaugeLook { .linear(isCapacity: true) }
}

/// A bar with a marker at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// A bar with a marker at the value.
  public static var _look: _GaugeLook { .linear(isCapacity: false) }
}

/// A bar filled up to the value, for accessories such as widgets.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// A bar filled up to the value.
  public static var _look: _GaugeLook { .linear(isCapacity: true) }
}

/// An open ring with a marker at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// An open ring.
  public static var _look: _GaugeLook { .circular(isCapacity: false) }
}

/// A closed ring filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// A closed ring.
  public static var _look: _GaugeLook { .circular(isCapacity: true) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default gauge style.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar filled up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a marker at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar filled up to the value, for accessories such as widgets.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a marker at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension View {
  /// Sets the style of the gauges in the view.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeLook, S._look)
  }
}

extension EnvironmentValues {
  private enum GaugeLookKey: EnvironmentKey {
    static var defaultValue: _GaugeLook { .linear(isCapacity: true) }
  }

  var gaugeLook: _GaugeLook {
    get { self[GaugeLookKey.self] }
    set { self[GaugeLookKey.self] = newValue }
  }
}

import Foundation
import ViewCore

/// A value within a range.
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

  /// Creates a gauge.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  )
  where
    CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
  {
    self.init(value, bounds, label(), EmptyView(), nil)
  }

  /// Creates a gauge that says its value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), nil)
  }

  /// Creates a gauge that says its value and the ends of its range.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
  }

  /// The gauge in the look of the environment.
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

  /// A ring of 270°, open below; 58 points wide (measured_constants §4).
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

/// The bar of a gauge.
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

/// A part of a circle, in turns from the trailing point, clockwise.
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

/// The tint; a gradient without a direction of its own runs from the least value to the greatest.
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
      // From bottom to bottom, so that the round ends have the colours of the ends.
      for index in stops.indices {
        stops[index].location = 0.125 + 0.75 * stops[index].location
      }
      style.fill = .gradient(
        stops, .angular(center: .center, start: .degrees(90), end: .degrees(450)))
    case .track:
      style.fill = .gradient(
        stops, .angular(center: .center, start: .degrees(-90), end: .degrees(270)))
    case .ring:
      // The round end before the start has the first colour.
      for index in stops.indices {
        stops[index].location = (10 + 350 * stops[index].location) / 360
      }
      style.fill = .gradient(
        stops, .angular(center: .center, start: .degrees(-100), end: .degrees(260)))
    }
    return style
  }
}

/// The looks that gauges have.
public enum _GaugeLook: Sendable {
  /// A bar; of a capacity, filled up to the value.
  case linear(isCapacity: Bool)
  /// A ring; of a capacity, closed and filled up to the value.
  case circular(isCapacity: Bool)
}

/// How gauges look.
public protocol GaugeStyle {
  /// What the style looks like; the library's own styles say so themselves.
  static var _look: _GaugeLook { get }
}

/// The style gauges have unless another is set: a bar filled up to the value.
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

/// A bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// A bar with a mark at the value.
  public static var _look: _GaugeLook { .linear(isCapacity: false) }
}

/// A small bar filled up to the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// A bar filled up to the value.
  public static var _look: _GaugeLook { .linear(isCapacity: true) }
}

/// An open ring with a mark at the value.
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
  /// The style gauges have unless another is set.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar filled up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar filled up to the value.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension View {
  /// Sets how gauges in the view look.
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

import Foundation

/// A gradient by angle around a centre point, clockwise from the trailing direction.
///
/// The centre is a unit point of the painted frame.
@frozen public struct AngularGradient: Hashable, Sendable {
  let gradient: AnyGradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Creates a sweep between two angles from a gradient.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      any: AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a sweep between two angles from evenly spaced colours.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle
    )
  }

  /// Creates a sweep between two angles from stops.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  init(any gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates a full turn from a gradient, starting at an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates a full turn from evenly spaced colours, starting at an angle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a full turn from stops, starting at an angle.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

extension AngularGradient: PrimitiveShapeStyle {
  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(
      gradient.resolved(in: environment.styles.color),
      .angular(center: center, start: startAngle, end: endAngle)
    ).atLevel(level)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A sweep of a gradient between two angles.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A sweep of evenly spaced colours between two angles.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A sweep of stops between two angles.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A full turn of a gradient.
  public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// A full turn of evenly spaced colours.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// A full turn of stops.
  public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// A sweep of a type-erased gradient between two angles.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> some ShapeStyle {
    AngularGradient(any: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A full turn of a type-erased gradient.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> some ShapeStyle {
    AngularGradient(
      any: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
}

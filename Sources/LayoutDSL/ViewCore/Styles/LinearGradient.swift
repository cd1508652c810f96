import Foundation

/// A gradient along a line between two unit points of the painted frame.
@frozen public struct LinearGradient: Hashable, Sendable {
  let gradient: AnyGradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Creates a linear gradient from a gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(any: AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a linear gradient from evenly spaced colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a linear gradient from stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  init(any gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
}

extension LinearGradient: PrimitiveShapeStyle {
  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(
      gradient.resolved(in: environment.styles.color),
      .linear(start: startPoint, end: endPoint)
    ).atLevel(level)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A linear gradient of a gradient.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A linear gradient of evenly spaced colours.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A linear gradient of stops.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// A linear gradient of a type-erased gradient.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> some ShapeStyle {
    LinearGradient(any: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

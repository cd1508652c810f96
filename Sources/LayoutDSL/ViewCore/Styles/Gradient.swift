import Foundation

/// A sequence of colour stops, without a geometry.
@frozen public struct Gradient: Hashable, Sendable {
  /// A colour at a location of the gradient.
  @frozen public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The location: 0 at the start, 1 at the end.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The stops, in ascending order of location.
  public var stops: [Stop]

  /// Creates a gradient from stops.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient from evenly spaced colours.
  public init(colors: [Color]) {
    let step = 1 / CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) * step) }
  }

  /// Returns the gradient with its colours interpolated in a colour space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }

  /// Returns the resolved stops; a stop located before its predecessor moves to its location.
  package func resolved(
    in context: ColorContext, colorSpace: ColorSpace = .perceptual
  ) -> [GradientStop] {
    var last = -CGFloat.infinity
    return stops.map { stop in
      last = max(last, stop.location)
      return GradientStop(
        color: stop.color.resolved(in: context), location: last, mixture: colorSpace.mixture)
    }
  }
}

extension Gradient: PrimitiveShapeStyle {
  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    AnyGradient(self).resolved(level: level, in: environment)
  }
}

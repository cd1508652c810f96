import ViewCore

/// The tint; a gradient without a geometry of its own follows the shape of the gauge.
struct GaugeTint: PrimitiveShapeStyle {
  /// The geometry of a gradient in the gauge.
  let geometry: ResolvedStyle.GradientGeometry
  /// The locations of the gradient's first and last stop.
  var span: ClosedRange<CGFloat> = 0...1

  func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    var style = TintShapeStyle().resolved(level: level, in: environment)
    guard style.lacksGeometry, case .gradient(var stops, _) = style.fill else { return style }
    for index in stops.indices {
      stops[index].location =
        span.lowerBound + (span.upperBound - span.lowerBound) * stops[index].location
    }
    style.fill = .gradient(stops, geometry)
    return style
  }
}

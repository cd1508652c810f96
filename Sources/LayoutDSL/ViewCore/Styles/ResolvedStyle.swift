import Foundation

/// A style resolved in an environment, relative to the painted rectangle.
package struct ResolvedStyle: Hashable, Sendable {
  /// The fill, relative to the painted rectangle.
  package enum Fill: Hashable, Sendable {
    case color(Color.Resolved)
    case gradient([GradientStop], GradientGeometry)
    case mesh(MeshPaint)
    /// A bitmap with a size in points, repeated from the top-leading corner.
    case image(DisplayImage, size: CGSize, opacity: Float = 1)
  }

  /// The geometry of a gradient in the painted rectangle.
  package enum GradientGeometry: Hashable, Sendable {
    case linear(start: UnitPoint, end: UnitPoint)
    /// The radii are in points.
    case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// The radii are fractions of the rectangle's width and height.
    case elliptical(center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
    case angular(center: UnitPoint, start: Angle, end: Angle)
  }

  /// A shadow of the painted content.
  package struct Shadow: Hashable, Sendable {
    package var color: Color.Resolved
    /// The standard deviation of the blur, in points.
    package var radius: CGFloat
    package var offset: CGSize
    /// Whether the shadow is inside the shape instead of behind it.
    package var isInner: Bool
  }

  /// The treatment of the content below the style.
  package struct Glass: Hashable, Sendable {
    /// The standard deviation of the blur, in points.
    package var radius: CGFloat
    package var frost: Frost
  }

  package var fill: Fill
  /// Whether the fill is a gradient that has no geometry of its own, as `Gradient` and
  /// `AnyGradient`.
  ///
  /// It runs from top to bottom, unless the view that paints it chooses a geometry.
  package var lacksGeometry = false
  /// The shadows, from the innermost `shadow(_:)` modifier outwards.
  package var shadows: [Shadow] = []
  package var blendMode = BlendMode.normal
  /// The rectangle of the fill, relative to the top-leading corner of the painted rectangle.
  ///
  /// Nil is the whole painted rectangle.
  package var place: CGRect?
  /// The treatment of the content below; nil if the style hides it.
  package var glass: Glass?

  package init(_ fill: Fill) {
    self.fill = fill
  }

  /// Returns the paint for a rectangle, in its coordinate space.
  package func paint(in frame: CGRect) -> Paint {
    let bounds = place?.offsetBy(dx: frame.minX, dy: frame.minY) ?? frame
    switch fill {
    case .color(let color): return .color(color)
    case .mesh(let mesh): return .mesh(mesh, in: bounds)
    case .image(let image, let size, let opacity):
      return .image(image, tile: CGRect(origin: bounds.origin, size: size), opacity: opacity)
    case .gradient(let stops, let geometry):
      switch geometry {
      case .linear(let start, let end):
        return .linearGradient(stops, start: start.point(in: bounds), end: end.point(in: bounds))
      case .radial(let center, let startRadius, let endRadius):
        return .radialGradient(
          stops, center: center.point(in: bounds), startRadius: startRadius, endRadius: endRadius)
      case .elliptical(let center, let startFraction, let endFraction):
        return .ellipticalGradient(
          stops, center: center.point(in: bounds),
          startRadii: CGSize(
            width: bounds.width * startFraction, height: bounds.height * startFraction),
          endRadii: CGSize(width: bounds.width * endFraction, height: bounds.height * endFraction))
      case .angular(let center, let start, let end):
        return .angularGradient(
          stops, center: center.point(in: bounds), startAngle: start.radians,
          endAngle: end.radians)
      }
    }
  }

  package func multiplyingOpacity(by factor: Float) -> ResolvedStyle {
    guard factor != 1 else { return self }
    var copy = self
    switch fill {
    case .color(let color): copy.fill = .color(color.multiplyingOpacity(by: factor))
    case .mesh(var mesh):
      mesh.colors = mesh.colors.map { $0.multiplyingOpacity(by: factor) }
      mesh.background = mesh.background.multiplyingOpacity(by: factor)
      copy.fill = .mesh(mesh)
    case .image(let image, let size, let opacity):
      copy.fill = .image(image, size: size, opacity: opacity * factor)
    case .gradient(let stops, let geometry):
      let faded = stops.map { stop in
        var stop = stop
        stop.color.opacity *= factor
        return stop
      }
      copy.fill = .gradient(faded, geometry)
    }
    return copy
  }

  /// Returns the style at a level of its hierarchy; each level is fainter than the one before.
  package func atLevel(_ level: Int) -> ResolvedStyle {
    let opacities: [Float] = [1, 0.5, 0.25, 0.18]  // Measurements.md#hierarchical-levels
    return multiplyingOpacity(by: opacities[min(max(level, 0), opacities.count - 1)])
  }
}

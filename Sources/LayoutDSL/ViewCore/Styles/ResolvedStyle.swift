import Foundation

/// A style in an environment: what it paints with, before the place is known.
package struct ResolvedStyle: Hashable, Sendable {
  /// The colours, relative to the rectangle that is painted.
  package enum Fill: Hashable, Sendable {
    case color(Color.Resolved)
    case gradient([GradientStop], GradientGeometry)
    case mesh(MeshPaint)
    /// A bitmap of a size in points, repeated from the top-leading corner on.
    case image(DisplayImage, size: CGSize, opacity: Float = 1)
  }

  /// How a gradient lies in the rectangle that is painted.
  package enum GradientGeometry: Hashable, Sendable {
    case linear(start: UnitPoint, end: UnitPoint)
    /// Radii in points.
    case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Radii as fractions of the rectangle's width and height.
    case elliptical(center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
    case angular(center: UnitPoint, start: Angle, end: Angle)
  }

  /// A shadow that goes with the style.
  package struct Shadow: Hashable, Sendable {
    package var color: Color.Resolved
    /// The standard deviation of the blur, in points.
    package var radius: CGFloat
    package var offset: CGSize
    /// True for a shadow that falls into the shape, false for one behind it.
    package var isInner: Bool
  }

  /// How a style lets through what lies beneath it.
  package struct Glass: Hashable, Sendable {
    /// The standard deviation of the blur, in points.
    package var radius: CGFloat
    package var frost: Frost
  }

  package var fill: Fill
  /// From the innermost `shadow(_:)` outwards.
  package var shadows: [Shadow] = []
  package var blendMode = BlendMode.normal
  /// Where the style lies, from the top-leading corner of what is painted; nil for all of that.
  package var place: CGRect?
  /// Whether what lies beneath is seen through the style, and how.
  package var glass: Glass?

  package init(_ fill: Fill) {
    self.fill = fill
  }

  /// The paint for a rectangle, in its coordinates.
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

  /// The style as one of the hierarchy: each level is fainter than the one before.
  package func atLevel(_ level: Int) -> ResolvedStyle {
    let opacities: [Float] = [1, 0.5, 0.25, 0.18]
    return multiplyingOpacity(by: opacities[min(max(level, 0), opacities.count - 1)])
  }
}

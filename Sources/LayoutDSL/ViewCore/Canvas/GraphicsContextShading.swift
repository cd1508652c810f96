import Foundation

extension GraphicsContext {
  /// The paint of drawings.
  public struct Shading: Sendable {
    /// The source of the paint.
    indirect enum Source: Sendable {
      case style(AnyShapeStyle)
      case palette([Shading])
      case linear(Gradient, start: CGPoint, end: CGPoint, GradientOptions)
      case radial(
        Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, GradientOptions)
      case conic(Gradient, center: CGPoint, angle: Angle, GradientOptions)
      case tiledImage(Image, origin: CGPoint, sourceRect: CGRect, scale: CGFloat)
      case resolved(ResolvedStyle)
    }

    let source: Source

    /// The foreground style of the context's environment.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// The drawing so far, which filters and blend modes change.
    @available(*, unavailable, message: "LayoutDSL does not draw with what is behind a drawing")
    public static var backdrop: Shading { fatalError("backdrop is unavailable") }

    /// Returns a shading with one shading per layer of a symbol; other drawings take the first.
    public static func palette(_ array: [Shading]) -> Shading { Shading(source: .palette(array)) }

    /// Returns a colour.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// Returns a colour from red, green and blue components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Returns a shade of grey.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Returns a style laid out in the bounding rectangle of the drawing.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(source: .style(AnyShapeStyle(style)))
    }

    /// Returns a gradient along a line between two points in user space.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(source: .linear(gradient, start: startPoint, end: endPoint, options))
    }

    /// Returns a gradient by distance from a point in user space.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        source: .radial(
          gradient, center: center, startRadius: startRadius, endRadius: endRadius, options))
    }

    /// Returns a gradient by angle around a point in user space, clockwise.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(source: .conic(gradient, center: center, angle: angle, options))
    }

    /// Returns a mesh gradient laid out in the bounding rectangle of the drawing.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { style(mesh) }

    /// Returns tiles of a region of an image, in unit coordinates.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(
        source: .tiledImage(image, origin: origin, sourceRect: sourceRect, scale: scale))
    }
  }

  /// The extension and the colour interpolation of a gradient.
  @frozen public struct GradientOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Repeats the gradient past its ends.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Repeats the gradient past its ends, alternately reversed.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Interpolates linear colour components.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// Resolves a shading in the context's environment.
  public func resolve(_ shading: Shading) -> Shading {
    if case .style(let style) = shading.resolved(in: self) {
      return Shading(source: .resolved(style))
    }
    return shading
  }
}

extension GraphicsContext.Shading {
  /// A shading resolved in an environment.
  enum Resolved {
    case style(ResolvedStyle)
    /// The paint for the bounding rectangle of a drawing.
    case paint((CGRect) -> Paint)
  }

  func resolved(in context: GraphicsContext) -> Resolved {
    let colors = context.environment.styles.color
    switch source {
    case .style(let style): return .style(style.resolvedStyle(in: context.environment))
    case .resolved(let style): return .style(style)
    case .palette(let shadings):
      return shadings.first?.resolved(in: context) ?? .style(ResolvedStyle(.color(.clear)))
    case .linear(let gradient, let start, let end, let options):
      let stops = options.stops(of: gradient, in: colors)
      return .paint { bounds in
        let line = options.extended(stops) { span(of: bounds, from: start, to: end) }
        func point(_ t: CGFloat) -> CGPoint {
          CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
        }
        return .linearGradient(line.stops, start: point(line.start), end: point(line.end))
      }
    case .radial(let gradient, let center, let startRadius, let endRadius, let options):
      let stops = options.stops(of: gradient, in: colors)
      return .paint { bounds in
        let length = endRadius - startRadius
        let line = options.extended(stops) {
          let reach = farthestDistance(from: center, in: bounds)
          let ends = [-startRadius / length, (reach - startRadius) / length]
          return (ends.min() ?? 0, ends.max() ?? 1)
        }
        return .radialGradient(
          line.stops, center: center, startRadius: startRadius + length * line.start,
          endRadius: startRadius + length * line.end)
      }
    case .conic(let gradient, let center, let angle, let options):
      let stops = options.stops(of: gradient, in: colors)
      return .paint { _ in
        .angularGradient(
          stops, center: center, startAngle: angle.radians,
          endAngle: angle.radians + 2 * Double.pi)
      }
    case .tiledImage(let image, let origin, let sourceRect, let scale):
      guard let bitmap = context.bitmap(of: image),
        let tile = bitmap.tile(sourceRect, scale: scale)
      else { return .style(ResolvedStyle(.color(.clear))) }
      return .paint { _ in .image(tile.image, tile: CGRect(origin: origin, size: tile.size)) }
    }
  }
}

extension GraphicsContext.GradientOptions {
  fileprivate func stops(of gradient: Gradient, in context: ColorContext) -> [GradientStop] {
    gradient.resolved(
      in: context, colorSpace: contains(.linearColor) ? .linear : .perceptual)
  }

  /// Returns the stops of the repetitions that fill a range of the gradient's line, and the ends of
  /// these repetitions on the line.
  fileprivate func extended(
    _ stops: [GradientStop], over range: () -> (start: CGFloat, end: CGFloat)
  ) -> (stops: [GradientStop], start: CGFloat, end: CGFloat) {
    guard !isDisjoint(with: [.repeat, .mirror]), !stops.isEmpty else { return (stops, 0, 1) }
    let limits = range()
    let mostPeriods: CGFloat = 256
    guard limits.start.isFinite, limits.end.isFinite else { return (stops, 0, 1) }
    let first = min(0, max(limits.start.rounded(.down), -mostPeriods))
    let last = max(1, min(limits.end.rounded(.up), mostPeriods))
    var result: [GradientStop] = []
    for period in Int(first)..<Int(last) {
      let isBackwards = contains(.mirror) && period % 2 != 0
      for stop in isBackwards ? stops.reversed() : stops {
        let location = max(0, min(1, stop.location))
        let place = CGFloat(period) + (isBackwards ? 1 - location : location)
        var copy = stop
        copy.location = (place - first) / (last - first)
        result.append(copy)
      }
    }
    return (result, first, last)
  }
}

/// Returns the extent of a rectangle projected onto a line, where the ends of the line are 0 and 1.
private func span(
  of rect: CGRect, from start: CGPoint, to end: CGPoint
) -> (start: CGFloat, end: CGFloat) {
  let x = end.x - start.x, y = end.y - start.y
  let square = x * x + y * y
  let places = rect.corners.map { (($0.x - start.x) * x + ($0.y - start.y) * y) / square }
  return (places.min() ?? 0, places.max() ?? 1)
}

private func farthestDistance(from center: CGPoint, in rect: CGRect) -> CGFloat {
  let distances = rect.corners.map { corner in
    let x = corner.x - center.x, y = corner.y - center.y
    return (x * x + y * y).squareRoot()
  }
  return distances.max() ?? 0
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }
}

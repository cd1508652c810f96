import Foundation

extension GraphicsContext {
  /// A filter of drawings.
  public struct Filter: Sendable {
    /// The operation of the filter.
    enum Kind: Sendable {
      case projection(ProjectionTransform)
      case shadow(ShadowFilter)
      case colorMultiply(Color)
      case colorMatrix(ColorMatrix)
      case blur(radius: CGFloat, BlurOptions)
      case alphaThreshold(min: Double, max: Double, Color)
    }

    let kind: Kind

    /// Returns a filter that maps drawings through a projection.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }

    /// Returns a filter that adds a shadow; `radius` is the standard deviation of its Gaussian, in
    /// points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        kind: .shadow(
          ShadowFilter(
            color: color, radius: max(radius, 0), offset: CGSize(width: x, height: y),
            blendMode: blendMode, options: options)))
    }

    /// Returns a filter that multiplies every component by that of a colour.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(kind: .colorMultiply(color))
    }

    /// Returns a filter that maps colours through a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(kind: .colorMatrix(matrix))
    }

    /// Returns a filter that rotates the hue of colours.
    public static func hueRotation(_ angle: Angle) -> Filter { colorMatrix(.hueRotation(angle)) }

    /// Returns a filter that scales the saturation of colours by a factor.
    public static func saturation(_ amount: Double) -> Filter { colorMatrix(.saturation(amount)) }

    /// Returns a filter that adds an amount to every colour component.
    public static func brightness(_ amount: Double) -> Filter { colorMatrix(.brightness(amount)) }

    /// Returns a filter that scales the distance of colours from middle grey by a factor.
    public static func contrast(_ amount: Double) -> Filter { colorMatrix(.contrast(amount)) }

    /// Returns a filter that inverts colours by an amount: 1 inverts them fully.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      colorMatrix(.colorInvert(amount))
    }

    /// Returns a filter that desaturates colours by an amount: 1 leaves only grey.
    public static func grayscale(_ amount: Double) -> Filter {
      colorMatrix(.saturation(1 - amount))
    }

    /// A filter that makes drawings black, with an alpha equal to their luminance.
    public static var luminanceToAlpha: Filter { colorMatrix(.luminanceToAlpha) }

    /// Returns a Gaussian blur whose standard deviation is `radius` points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .blur(radius: max(radius, 0), options))
    }

    /// Returns a filter that paints a colour where the alpha is in a range, and nothing elsewhere.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter {
      Filter(kind: .alphaThreshold(min: min, max: max, color))
    }
  }

  /// Options of a shadow filter.
  @frozen public struct ShadowOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Draws the shadow above the drawing.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Draws the shadow without the drawing.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Casts the shadow of the inverted alpha of the drawing.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Composites the shadow and the drawing separately; it has no effect.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// Options of a blur filter.
  @frozen public struct BlurOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Keeps the alpha at 1.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Permits dithering; it has no effect.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// Options of a filter.
  @frozen public struct FilterOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Computes with linear colour components.
    public static let linearColor = FilterOptions(rawValue: 1)
  }
}

extension DisplayList {
  /// Returns the shadow of the list, without the list.
  func castShadow(_ color: Color.Resolved, radius: CGFloat, offset: CGSize) -> DisplayItem {
    let paint = DisplayList(items: [.fill(.everything, .color(color), FillStyle())])
    let silhouette = DisplayList(items: [.group(.mask(self), paint)])
    let move = CGAffineTransform(translationX: offset.width, y: offset.height)
    let moved = DisplayList(items: [.group(.transform(move), silhouette)])
    return .group(.blur(radius: radius, isOpaque: false), moved)
  }
}

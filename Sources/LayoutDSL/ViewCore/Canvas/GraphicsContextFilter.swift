import Foundation

extension GraphicsContext {
  /// A change to drawings as a whole.
  public struct Filter: Sendable {
    /// What is changed.
    enum Kind: Sendable {
      case projection(ProjectionTransform)
      case shadow(ShadowFilter)
      case colorMultiply(Color)
      case colorMatrix(ColorMatrix)
      case blur(radius: CGFloat, BlurOptions)
      case alphaThreshold(min: Double, max: Double, Color)
    }

    let kind: Kind

    /// Maps drawings through a projection.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }

    /// Adds a shadow whose Gaussian has a standard deviation of `radius` points.
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

    /// Multiplies every component by that of a colour.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(kind: .colorMultiply(color))
    }

    /// Maps colours through a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(kind: .colorMatrix(matrix))
    }

    /// Turns the hue of colours.
    public static func hueRotation(_ angle: Angle) -> Filter { colorMatrix(.hueRotation(angle)) }

    /// Makes colours more saturated, or less for amounts below 1.
    public static func saturation(_ amount: Double) -> Filter { colorMatrix(.saturation(amount)) }

    /// Adds an amount to every colour.
    public static func brightness(_ amount: Double) -> Filter { colorMatrix(.brightness(amount)) }

    /// Moves colours away from the middle grey, or towards it for amounts below 1.
    public static func contrast(_ amount: Double) -> Filter { colorMatrix(.contrast(amount)) }

    /// Turns colours towards their complements: 1 inverts them.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      colorMatrix(.colorInvert(amount))
    }

    /// Turns colours towards the grey of their brightness: 1 leaves no colour.
    public static func grayscale(_ amount: Double) -> Filter {
      colorMatrix(.saturation(1 - amount))
    }

    /// Makes drawings black, as opaque as they were bright.
    public static var luminanceToAlpha: Filter { colorMatrix(.luminanceToAlpha) }

    /// Blurs by a Gaussian whose standard deviation is `radius` points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .blur(radius: max(radius, 0), options))
    }

    /// Paints a colour where the opacity is in a range, and nothing elsewhere.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter {
      Filter(kind: .alphaThreshold(min: min, max: max, color))
    }
  }

  /// How a shadow filter draws.
  @frozen public struct ShadowOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Draws the shadow over the drawing.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Draws the shadow instead of the drawing.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Casts the shadow of what the drawing leaves clear.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Lets shadow and drawing take part in compositing each for itself; both ways draw alike here.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// How a blur filter draws.
  @frozen public struct BlurOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Keeps the edges solid.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Allows noise against bands; none is added.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// How filters calculate.
  @frozen public struct FilterOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Calculates with linear light.
    public static let linearColor = FilterOptions(rawValue: 1)
  }
}

/// What a shadow filter was asked for.
struct ShadowFilter: Sendable {
  var color: Color
  var radius: CGFloat
  var offset: CGSize
  var blendMode: GraphicsContext.BlendMode
  var options: GraphicsContext.ShadowOptions
}

/// A filter with its lengths in the space of the canvas.
struct AppliedFilter {
  private enum Step {
    case effect(DisplayEffect)
    case shadow(ShadowFilter, Color.Resolved)
  }

  private let step: Step

  init(
    _ filter: GraphicsContext.Filter, options: GraphicsContext.FilterOptions,
    transform: CGAffineTransform, environment: EnvironmentValues
  ) {
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    let isLinear = options.contains(.linearColor)
    switch filter.kind {
    case .projection(let projection):
      let toUser = ProjectionTransform(transform.inverted())
      step = .effect(
        .projection(
          toUser.concatenating(projection).concatenating(ProjectionTransform(transform))))
    case .shadow(var shadow):
      shadow.radius *= scale
      shadow.offset = shadow.offset.applying(transform)
      step = .shadow(shadow, shadow.color.resolve(in: environment))
    case .colorMultiply(let color):
      let color = color.resolve(in: environment)
      step = .effect(.colorMatrix(.colorMultiply(color), isLinear: isLinear))
    case .colorMatrix(let matrix):
      step = .effect(.colorMatrix(matrix, isLinear: isLinear))
    case .blur(let radius, let options):
      step = .effect(.blur(radius: radius * scale, isOpaque: options.contains(.opaque)))
    case .alphaThreshold(let low, let high, let color):
      step = .effect(.alphaThreshold(min: low, max: high, color.resolve(in: environment)))
    }
  }

  func applied(to list: DisplayList) -> DisplayList {
    switch step {
    case .effect(let effect): return DisplayList(items: [.group(effect, list)])
    case .shadow(let shadow, let color): return Self.shadow(shadow, color, of: list)
    }
  }

  private static func shadow(
    _ shadow: ShadowFilter, _ color: Color.Resolved, of list: DisplayList
  ) -> DisplayList {
    if shadow.options.isDisjoint(with: [.shadowAbove, .shadowOnly, .invertsAlpha]),
      shadow.blendMode == .normal
    {
      let effect = DisplayEffect.shadow(color, radius: shadow.radius, offset: shadow.offset)
      return DisplayList(items: [.group(effect, list)])
    }
    let caster = shadow.options.contains(.invertsAlpha) ? list.inverted : list
    var cast = caster.castShadow(color, radius: shadow.radius, offset: shadow.offset)
    switch shadow.blendMode.compositing {
    case .blend(.normal): break
    case .blend(let mode): cast = .group(.blend(mode), DisplayList(items: [cast]))
    case .composite(let composite):
      let everything = DisplayItem.fill(.everything, .color(.black), FillStyle())
      cast = .group(
        .composite(composite, over: DisplayList(items: [everything])), DisplayList(items: [cast]))
    }
    if shadow.options.contains(.shadowOnly) { return DisplayList(items: [cast]) }
    return DisplayList(
      items: shadow.options.contains(.shadowAbove) ? list.items + [cast] : [cast] + list.items)
  }
}

extension DisplayList {
  /// The shadow of the list alone.
  func castShadow(_ color: Color.Resolved, radius: CGFloat, offset: CGSize) -> DisplayItem {
    let paint = DisplayList(items: [.fill(.everything, .color(color), FillStyle())])
    let silhouette = DisplayList(items: [.group(.mask(self), paint)])
    let move = CGAffineTransform(translationX: offset.width, y: offset.height)
    let moved = DisplayList(items: [.group(.transform(move), silhouette)])
    return .group(.blur(radius: radius, isOpaque: false), moved)
  }
}

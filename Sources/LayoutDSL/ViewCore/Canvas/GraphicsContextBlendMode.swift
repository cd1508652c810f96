extension GraphicsContext {
  /// The ways that a drawing combines with what lies beneath it.
  @frozen public struct BlendMode: RawRepresentable, Hashable, Sendable {
    /// The number of the mode, as CoreGraphics counts them.
    public let rawValue: Int32

    /// Creates a mode from its number.
    public init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    /// Paints over what lies beneath.
    public static let normal = BlendMode(rawValue: 0)
    /// Multiplies colours.
    public static let multiply = BlendMode(rawValue: 1)
    /// Multiplies the complements of colours.
    public static let screen = BlendMode(rawValue: 2)
    /// Multiplies or screens, by what lies beneath.
    public static let overlay = BlendMode(rawValue: 3)
    /// Keeps the darker component.
    public static let darken = BlendMode(rawValue: 4)
    /// Keeps the lighter component.
    public static let lighten = BlendMode(rawValue: 5)
    /// Brightens what lies beneath.
    public static let colorDodge = BlendMode(rawValue: 6)
    /// Darkens what lies beneath.
    public static let colorBurn = BlendMode(rawValue: 7)
    /// Darkens or lightens gently.
    public static let softLight = BlendMode(rawValue: 8)
    /// Multiplies or screens, by what is drawn.
    public static let hardLight = BlendMode(rawValue: 9)
    /// Takes the distance of the components.
    public static let difference = BlendMode(rawValue: 10)
    /// Takes a softer distance of the components.
    public static let exclusion = BlendMode(rawValue: 11)
    /// Takes the hue of what is drawn.
    public static let hue = BlendMode(rawValue: 12)
    /// Takes the saturation of what is drawn.
    public static let saturation = BlendMode(rawValue: 13)
    /// Takes hue and saturation of what is drawn.
    public static let color = BlendMode(rawValue: 14)
    /// Takes the brightness of what is drawn.
    public static let luminosity = BlendMode(rawValue: 15)
    /// Leaves nothing.
    public static let clear = BlendMode(rawValue: 16)
    /// Leaves only what is drawn.
    public static let copy = BlendMode(rawValue: 17)
    /// Leaves what is drawn where there was something.
    public static let sourceIn = BlendMode(rawValue: 18)
    /// Leaves what is drawn where there was nothing.
    public static let sourceOut = BlendMode(rawValue: 19)
    /// Draws only over what there was.
    public static let sourceAtop = BlendMode(rawValue: 20)
    /// Draws beneath what there was.
    public static let destinationOver = BlendMode(rawValue: 21)
    /// Leaves what there was where something is drawn.
    public static let destinationIn = BlendMode(rawValue: 22)
    /// Leaves what there was where nothing is drawn.
    public static let destinationOut = BlendMode(rawValue: 23)
    /// Leaves what there was where something is drawn, over that.
    public static let destinationAtop = BlendMode(rawValue: 24)
    /// Leaves each where the other is not.
    public static let xor = BlendMode(rawValue: 25)
    /// Adds up darkness.
    public static let plusDarker = BlendMode(rawValue: 26)
    /// Adds up light.
    public static let plusLighter = BlendMode(rawValue: 27)
  }
}

extension GraphicsContext.BlendMode {
  /// What the renderer does for a mode.
  enum Compositing {
    case blend(Drawing.BlendMode)
    case composite(CompositeOperator)
  }

  /// A number that is no mode's counts as the normal mode.
  var compositing: Compositing {
    let modes = Self.inOrder
    return modes.indices.contains(Int(rawValue)) ? modes[Int(rawValue)] : .blend(.normal)
  }

  private static let inOrder: [Compositing] = [
    .blend(.normal), .blend(.multiply), .blend(.screen), .blend(.overlay), .blend(.darken),
    .blend(.lighten), .blend(.colorDodge), .blend(.colorBurn), .blend(.softLight),
    .blend(.hardLight), .blend(.difference), .blend(.exclusion), .blend(.hue),
    .blend(.saturation), .blend(.color), .blend(.luminosity), .composite(.clear),
    .composite(.copy), .composite(.sourceIn), .composite(.sourceOut), .blend(.sourceAtop),
    .blend(.destinationOver), .composite(.destinationIn), .blend(.destinationOut),
    .composite(.destinationAtop), .composite(.xor), .blend(.plusDarker), .blend(.plusLighter),
  ]
}

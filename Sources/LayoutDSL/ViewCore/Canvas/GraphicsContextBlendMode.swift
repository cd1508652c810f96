import Drawing

extension GraphicsContext {
  /// A mode for compositing a drawing with the content below it.
  @frozen public struct BlendMode: RawRepresentable, Hashable, Sendable {
    /// The raw value of the mode, equal to that of Core Graphics.
    public let rawValue: Int32

    /// Creates a mode from its raw value.
    public init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    /// Draws the source over the destination.
    public static let normal = BlendMode(rawValue: 0)
    /// Multiplies the components.
    public static let multiply = BlendMode(rawValue: 1)
    /// Multiplies the complements of the components.
    public static let screen = BlendMode(rawValue: 2)
    /// Multiplies or screens, depending on the destination.
    public static let overlay = BlendMode(rawValue: 3)
    /// Keeps the darker component.
    public static let darken = BlendMode(rawValue: 4)
    /// Keeps the lighter component.
    public static let lighten = BlendMode(rawValue: 5)
    /// Brightens the destination according to the source.
    public static let colorDodge = BlendMode(rawValue: 6)
    /// Darkens the destination according to the source.
    public static let colorBurn = BlendMode(rawValue: 7)
    /// Darkens or lightens softly, depending on the source.
    public static let softLight = BlendMode(rawValue: 8)
    /// Multiplies or screens, depending on the source.
    public static let hardLight = BlendMode(rawValue: 9)
    /// Takes the absolute difference of the components.
    public static let difference = BlendMode(rawValue: 10)
    /// Takes a difference of lower contrast.
    public static let exclusion = BlendMode(rawValue: 11)
    /// Takes the hue of the source.
    public static let hue = BlendMode(rawValue: 12)
    /// Takes the saturation of the source.
    public static let saturation = BlendMode(rawValue: 13)
    /// Takes the hue and the saturation of the source.
    public static let color = BlendMode(rawValue: 14)
    /// Takes the luminosity of the source.
    public static let luminosity = BlendMode(rawValue: 15)
    /// Clears the destination.
    public static let clear = BlendMode(rawValue: 16)
    /// Replaces the destination with the source.
    public static let copy = BlendMode(rawValue: 17)
    /// Keeps the source inside the destination.
    public static let sourceIn = BlendMode(rawValue: 18)
    /// Keeps the source outside the destination.
    public static let sourceOut = BlendMode(rawValue: 19)
    /// Draws the source over the destination, only inside the destination.
    public static let sourceAtop = BlendMode(rawValue: 20)
    /// Draws the source below the destination.
    public static let destinationOver = BlendMode(rawValue: 21)
    /// Keeps the destination inside the source.
    public static let destinationIn = BlendMode(rawValue: 22)
    /// Keeps the destination outside the source.
    public static let destinationOut = BlendMode(rawValue: 23)
    /// Keeps the destination inside the source, and draws the source below it.
    public static let destinationAtop = BlendMode(rawValue: 24)
    /// Keeps the source and the destination outside each other.
    public static let xor = BlendMode(rawValue: 25)
    /// Adds the complements of the components.
    public static let plusDarker = BlendMode(rawValue: 26)
    /// Adds the components.
    public static let plusLighter = BlendMode(rawValue: 27)
  }
}

extension GraphicsContext.BlendMode {
  /// The operation of the mode; an unknown raw value is the normal mode.
  var compositing: Compositing { Compositing(rawValue: rawValue) }
}

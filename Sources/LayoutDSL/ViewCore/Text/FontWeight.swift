extension Font {
  /// The stroke thickness of a font.
  @frozen public struct Weight: Hashable, Sendable {
    /// The CSS weight, from 100 to 900.
    package var value: Int

    package init(value: Int) {
      self.value = value
    }

    /// The thinnest weight.
    public static let ultraLight = Weight(value: 100)
    /// A very thin weight.
    public static let thin = Weight(value: 200)
    /// A light weight.
    public static let light = Weight(value: 300)
    /// The regular weight.
    public static let regular = Weight(value: 400)
    /// A weight just above regular.
    public static let medium = Weight(value: 500)
    /// A weight between medium and bold.
    public static let semibold = Weight(value: 600)
    /// A bold weight.
    public static let bold = Weight(value: 700)
    /// A weight above bold.
    public static let heavy = Weight(value: 800)
    /// The thickest weight.
    public static let black = Weight(value: 900)

    /// The name of the weight, or its value.
    var name: String {
      let names = [
        100: "ultraLight", 200: "thin", 300: "light", 400: "regular", 500: "medium",
        600: "semibold", 700: "bold", 800: "heavy", 900: "black",
      ]
      return names[value] ?? "\(value)"
    }
  }
}

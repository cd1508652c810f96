import Foundation
import ViewCore

/// The Contents.json of a colour set.
struct AssetColorSet: Decodable {
  struct Entry: Decodable {
    var color: Value?
    var appearances: [AssetAppearance]?
  }

  struct Value: Decodable {
    var colorSpace: String?
    var components: [String: String]?

    private enum CodingKeys: String, CodingKey {
      case colorSpace = "color-space"
      case components
    }

    /// The colour; nil for a reference to a system colour.
    var resolved: Color.Resolved? {
      guard let components else { return nil }
      let white = components["white"].flatMap(component)
      guard let red = white ?? components["red"].flatMap(component),
        let green = white ?? components["green"].flatMap(component),
        let blue = white ?? components["blue"].flatMap(component)
      else { return nil }
      let space: Color.RGBColorSpace =
        switch colorSpace {
        case "display-p3": .displayP3
        case "extended-linear-srgb": .sRGBLinear
        default: .sRGB
        }
      return Color.Resolved(
        colorSpace: space, red: red, green: green, blue: blue,
        opacity: components["alpha"].flatMap(opacity) ?? 1)
    }

    /// Parses a component; "0x80", "128" and "0.502" are equivalent.
    private func component(_ text: String) -> Float? {
      if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Float($0) / 255 } }
      guard let number = Float(text), number.isFinite else { return nil }
      return text.contains(".") ? number : number / 255
    }

    /// Parses an opacity, which Xcode never writes in 255ths: "1" is opaque.
    private func opacity(_ text: String) -> Float? { text == "1" ? 1 : component(text) }
  }

  var colors: [Entry]

  var color: NamedColor? {
    let variants = colors.compactMap { entry -> NamedColor.Variant? in
      guard let color = entry.color?.resolved else { return nil }
      let values = entry.appearances?.map(\.value) ?? []
      return NamedColor.Variant(
        color: color, isDark: values.contains("dark"), isHighContrast: values.contains("high"))
    }
    return variants.isEmpty ? nil : NamedColor(variants: variants)
  }
}

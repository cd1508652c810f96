import Foundation
import ViewCore

/// The Contents.json of a colour set.
struct AssetColorSet: Decodable {
  struct Entry: Decodable {
    var color: Value?
    var appearances: [AssetAppearance]?
    var idiom: String?
    var subtype: String?

    /// The order in which an entry counts; nil for that of another device than a phone or a tablet.
    var rank: Int? {
      guard subtype != "mac-catalyst" else { return nil }
      return switch idiom {
      case "iphone": 0
      case nil, "universal": 1
      case "ipad": 2
      default: nil
      }
    }
  }

  struct Value: Decodable {
    var colorSpace: String?
    var components: [String: String]?
    /// The name of one of the system's colours, such as `systemBlueColor`.
    var reference: String?

    private enum CodingKeys: String, CodingKey {
      case colorSpace = "color-space"
      case components, reference
    }

    var color: Color? { resolved.map { Color($0) } ?? reference.flatMap(systemColor) }

    /// Returns the colour that UIKit has by a name.
    private func systemColor(_ name: String) -> Color? {
      let name = name.replacing(#/Color$/#, with: "")
      switch name {
      case "label": return Color(system: .primary)
      case "secondaryLabel": return Color(system: .secondary)
      case "tertiaryLabel": return Color(system: .tertiary)
      case "quaternaryLabel": return Color(system: .quaternary)
      case "darkText": return Color(white: 0)
      case "lightText": return Color(white: 1, opacity: 0.6)
      default:
        // `secondarySystemFill` is `secondaryFill` here, and `systemRed` is `red`.
        let short = name.replacing(#/system/#.ignoresCase(), with: "")
        return SystemColor(rawValue: short.prefix(1).lowercased() + short.dropFirst())
          .map { Color(system: $0) }
      }
    }

    private var resolved: Color.Resolved? {
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
    let entries = colors.compactMap { entry in entry.rank.map { ($0, entry) } }
    let variants = entries.sorted { $0.0 < $1.0 }.compactMap { _, entry -> NamedColor.Variant? in
      guard let color = entry.color?.color else { return nil }
      let values = entry.appearances?.map(\.value) ?? []
      return NamedColor.Variant(
        color: color, isDark: values.contains("dark"), isHighContrast: values.contains("high"))
    }
    return variants.isEmpty ? nil : NamedColor(variants: variants)
  }
}

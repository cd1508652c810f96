import LayoutDSL

/// The background of the screen, as an option of the command line.
package enum Background: Codable, Equatable, Sendable {
  /// White in light appearance, black in dark appearance.
  case system
  case transparent
  /// A SwiftUI colour by its name.
  case named(String)
  /// sRGB components from 0 to 1.
  case components(red: Double, green: Double, blue: Double, opacity: Double)

  /// Parses `transparent`, a name such as `white`, or the hexadecimal `RGB`, `RRGGBB` or
  /// `RRGGBBAA`, with or without `#`.
  package init?(_ text: String) {
    let name = text.lowercased()
    if name == "transparent" {
      self = .transparent
    } else if Self.palette[name] != nil {
      self = .named(name)
    } else {
      self.init(hexadecimal: name.hasPrefix("#") ? name.dropFirst() : name[...])
    }
  }

  private init?(hexadecimal text: Substring) {
    let digits = text.compactMap(\.hexDigitValue)
    guard digits.count == text.count, [3, 6, 8].contains(digits.count) else { return nil }
    let length = digits.count == 3 ? 1 : 2
    let bytes: [Int] = stride(from: 0, to: digits.count, by: length).map { start in
      digits[start] * 16 + digits[start + length - 1]
    }
    let components: [Double] = bytes.map { Double($0) / 255 } + [1]
    self = .components(
      red: components[0], green: components[1], blue: components[2], opacity: components[3])
  }

  /// The colour; nil for a transparent picture.
  package var color: Color? {
    switch self {
    case .system: Color(uiColor: .systemBackground)
    case .transparent: nil
    case .named(let name): Self.palette[name]
    case .components(let red, let green, let blue, let opacity):
      Color(.sRGB, red: red, green: green, blue: blue, opacity: opacity)
    }
  }

  /// The colours by their names in SwiftUI.
  package static let palette: [String: Color] = [
    "black": .black, "blue": .blue, "brown": .brown, "cyan": .cyan, "gray": .gray,
    "green": .green, "indigo": .indigo, "mint": .mint, "orange": .orange, "pink": .pink,
    "purple": .purple, "red": .red, "teal": .teal, "white": .white, "yellow": .yellow,
  ]
}

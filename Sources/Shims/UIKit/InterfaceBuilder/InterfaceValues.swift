import Foundation
import SystemIntegration
import Vector

/// The values of properties in nibs and storyboards.
extension MarkupElement {
  /// A rectangle, in points.
  var rectangle: CGRect {
    CGRect(
      x: number("x") ?? 0, y: number("y") ?? 0, width: max(number("width") ?? 0, 0),
      height: max(number("height") ?? 0, 0))
  }

  /// A size, in points.
  var size: CGSize { rectangle.size }

  /// Distances from the edges, in points.
  var insets: UIEdgeInsets {
    UIEdgeInsets(
      top: number("top") ?? number("minY") ?? 0, left: number("left") ?? number("minX") ?? 0,
      bottom: number("bottom") ?? number("maxY") ?? 0,
      right: number("right") ?? number("maxX") ?? 0)
  }

  /// A font; nil if the element has no size and no style.
  @MainActor var font: UIFont? {
    if let style = self["style"] {
      return .preferredFont(forTextStyle: Self.textStyles[style] ?? .body)
    }
    guard let size = number("pointSize") else { return nil }
    let weight = self["weight"].flatMap { Self.weights[$0] }
    switch self["type"] {
    case "boldSystem": return .systemFont(ofSize: size, weight: weight ?? .bold)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    case nil:
      if let font = self["name"].flatMap({ UIFont(name: $0, size: size) }) { return font }
      let isBold = self["name"]?.contains("Bold") ?? false
      return .systemFont(ofSize: size, weight: isBold ? .bold : .regular)
    default: return .systemFont(ofSize: size, weight: weight ?? .regular)
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  private static let textStyles: [String: UIFont.TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1,
    "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
    "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleSubhead": .subheadline,
    "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2,
  ]

  /// The image of an attribute, or of a reference with the key; nil if there is none.
  @MainActor func image(_ key: String) -> UIImage? {
    let reference = child(key)
    let holder = reference?["image"] == nil ? self : reference ?? self
    let name = reference?["image"] ?? self[key]
    guard let name else { return nil }
    guard holder["catalog"] == "system" else { return UIImage(named: name) }
    guard let symbol = UIImage(systemName: name) else { return nil }
    return holder.symbolConfiguration.flatMap { symbol.applyingSymbolConfiguration($0) } ?? symbol
  }

  /// The size and weight of a symbol; nil if the element has none.
  @MainActor var symbolConfiguration: UIImage.SymbolConfiguration? {
    let scales: [String: UIImage.SymbolScale] = [
      "small": .small, "medium": .medium, "large": .large,
    ]
    let scale = (self["scale"] ?? self["symbolScale"]).flatMap { scales[$0] }
    if let size = number("pointSize") {
      return UIImage.SymbolConfiguration(
        pointSize: size, weight: .regular, scale: scale ?? .default)
    }
    return scale.map { UIImage.SymbolConfiguration(scale: $0) }
  }

  /// A text with attributes.
  @MainActor func attributedText(in file: InterfaceFile) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for fragment in children where fragment.name == "fragment" {
      var attributes: [NSAttributedString.Key: Any] = [:]
      for value in fragment.elements(in: "attributes") {
        switch value["key"] {
        case "NSFont": attributes[.font] = value.font
        case "NSColor": attributes[.foregroundColor] = file.color(value)
        case "NSBackgroundColor": attributes[.backgroundColor] = file.color(value)
        case "NSUnderline": attributes[.underlineStyle] = value.number("value").map { Int($0) }
        case "NSParagraphStyle":
          let style = NSMutableParagraphStyle()
          style.alignment = InterfaceCases.textAlignments[value["alignment"] ?? ""] ?? .natural
          style.lineSpacing = value.number("lineSpacing") ?? 0
          style.lineHeightMultiple = value.number("lineHeightMultiple") ?? 0
          attributes[.paragraphStyle] = style
        default: break
        }
      }
      text.append(
        NSAttributedString(string: fragment.words("content") ?? "", attributes: attributes))
    }
    return text
  }
}

extension InterfaceFile {
  /// Returns the colour of an element; nil if it is not known.
  func color(_ element: MarkupElement, depth: Int = 0) -> UIColor? {
    let alpha = element.number("alpha") ?? 1
    if let red = element.number("red") {
      let (green, blue) = (element.number("green") ?? 0, element.number("blue") ?? 0)
      return element["customColorSpace"] == "displayP3"
        ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    guard depth < 2 else { return nil }
    if let name = element["name"], element["systemColor"] == nil {
      return UIColor(named: name) ?? colors[name].flatMap { color($0, depth: depth + 1) }
    }
    guard let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] else { return nil }
    return InterfaceCases.colors[name] ?? colors[name].flatMap { color($0, depth: depth + 1) }
  }

  /// Returns the colour of a property; nil if it is not set.
  func color(_ key: String, of element: MarkupElement) -> UIColor? {
    element.children.first { $0.name == "color" && $0["key"] == key }.flatMap { color($0) }
  }
}

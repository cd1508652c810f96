import ViewCore

/// The installed font files of the system family: Inter, and other families for its designs and
/// widths.
struct SystemFamily {
  /// The names of the file and of its Debian package.
  let file: String, package: String

  /// The file for a request; nil if no family has its width.
  init?(_ request: FontRequest, design: FontRequest.Design) {
    switch design {
    case .default where request.width == 0:
      let optical = Self.isText(request) ? "Inter-" : "InterDisplay-"
      file = optical + name(request, regular: "Regular") + ".otf"
      package = "fonts-inter"
    case .default:
      guard request.width < 0 else { return nil }
      let width = request.width <= -0.3 ? "ExtraCondensed" : "Condensed"
      file = "NotoSans-" + width + name(request, regular: "") + ".ttf"
      package = "fonts-noto-extra"
    case .serif:
      let style = request.weight < 600 ? "Regular" : "Bold"
      file = "NotoSerif-" + slanted(style, request) + ".ttf"
      package = "fonts-noto-core"
    case .monospaced:
      file = "NotoSansMono-" + (request.weight < 600 ? "Regular" : "Bold") + ".ttf"
      package = "fonts-noto-mono"
    case .rounded:
      // The stems of Quicksand are as thick as those of Inter one weight lighter.
      let style =
        request.weight < 250
        ? "Light" : request.weight < 350 ? "Regular" : request.weight < 550 ? "Medium" : "Bold"
      file = "Quicksand-" + style + ".ttf"
      package = "fonts-quicksand"
    }
  }

  /// Whether a face is Inter in the cut of a size, for the system font in its default design and
  /// width.
  static func isDefault(_ face: FontFace, for font: FontRequest) -> Bool {
    font.family == .system(.default) && font.width == 0
      && face.familyName == (isText(font) ? "Inter" : "Inter Display")
  }

  /// Whether a font has the cut for small sizes (Measurements.md#system-font-cut).
  private static func isText(_ font: FontRequest) -> Bool { font.size < 20 }
}

/// The name of a style in a family of nine weights with italics.
private func name(_ request: FontRequest, regular: String) -> String {
  let styles = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]
  let style = styles[min(max((request.weight + 50) / 100, 1), 9) - 1]
  return slanted(style == "Regular" && !request.isItalic ? regular : style, request)
}

private func slanted(_ style: String, _ request: FontRequest) -> String {
  guard request.isItalic else { return style }
  return style == "Regular" ? "Italic" : style + "Italic"
}

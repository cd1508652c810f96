import Foundation
import LayoutDSL

@testable import Drawing
@testable import Render

/// A catalog of the installed fonts; emoji bitmaps decode to one pixel.
func makeCatalog() -> FontCatalog {
  FontCatalog { _ in DisplayImage(width: 1, height: 1, pixels: [1, 2, 3, 255]) }
}

func makeEngine() throws -> ShapingTextEngine {
  try ShapingTextEngine(catalog: makeCatalog())
}

/// The sentence of most recordings of wrapped text.
let sentence = "Layout must wrap this sentence onto several lines inside a narrow frame."

func text(_ string: String, _ font: Font = .system(size: 13), scale: CGFloat = 2) -> ResolvedText {
  var text = ResolvedText()
  text.runs = [ResolvedText.Run(string: string, font: font.request(for: .large))]
  text.displayScale = scale
  return text
}

extension ShapingTextEngine {
  func layout(_ text: ResolvedText, width: CGFloat? = nil, height: CGFloat? = nil) -> any TextBlock
  {
    prepare(text).layout(proposal: ProposedViewSize(width: width, height: height))
  }

  /// The display list of the text in black, at the origin.
  func draw(_ text: ResolvedText, width: CGFloat? = nil) -> DisplayList {
    let prepared = prepare(text)
    var list = DisplayList()
    prepared.layout(proposal: ProposedViewSize(width: width, height: nil)).draw(
      at: .zero, foreground: .color(Color.Resolved(red: 0, green: 0, blue: 0)), into: &list)
    return list
  }
}

extension DisplayList {
  var glyphRuns: [GlyphRun] {
    items.compactMap { if case .glyphs(let run, _) = $0 { run } else { nil } }
  }
}

extension TextBlock {
  /// The text of each line, for texts with one cluster per character of `string`.
  func strings(of string: String) -> [String] {
    let characters = Array(string)
    return (self as? ShapedTextBlock)?.fragments.map { line in
      String(characters[line.head]) + (line.mark.map { String($0.sign.rawValue) } ?? "")
        + String(characters[line.tail])
    } ?? []
  }
}

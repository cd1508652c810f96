import CHarfBuzz
import Foundation
import LayoutDSL
import Render

/// Times laying out 2,000 short strings: with HarfBuzz alone, and with the engine, uncached and
/// cached.
func benchText() throws {
  let strings = shortStrings(count: 2000)
  let count = strings.reduce(0) { $0 + $1.utf8.count }
  print("text: \(strings.count) strings, \(count) characters")
  let harfBuzz = HarfBuzzAlone()
  let floor = measure("text, HarfBuzz alone") { strings.forEach(harfBuzz.shape) }
  let texts = strings.map { string in
    var text = ResolvedText()
    text.runs = [ResolvedText.Run(string: string, font: FontRequest())]
    return text
  }
  let catalog = FontCatalog { data in try DisplayImage(pngData: data) }
  func lay(_ engine: ShapingTextEngine) {
    for text in texts { _ = engine.prepare(text).layout(proposal: .unspecified).size }
  }
  let cold = try measure("text, cold", on: { try ShapingTextEngine(catalog: catalog) }, lay)
  let engine = try ShapingTextEngine(catalog: catalog)
  lay(engine)
  measure("text, again") { lay(engine) }
  print(String(format: "text, cold: %.2f × HarfBuzz", cold / floor))
}

/// Distinct strings of about 19 characters.
func shortStrings(count: Int) -> [String] {
  let words = [
    "Layout", "must", "wrap", "this", "sentence", "onto", "several", "lines", "inside", "a",
    "narrow",
    "frame", "quick", "brown", "fox", "Taylor", "Invoice", "total", "Wed", "21",
  ]
  var random = LinearCongruentialGenerator()
  return (0..<count).map { index in
    var string = "\(index)"
    while string.utf8.count < 17 {
      string += " " + words[Int(random.next(0, Double(words.count)))]
    }
    return string
  }
}

/// The minimal cost of shaping: one buffer, one font, and no copy of the output.
private final class HarfBuzzAlone {
  private let font: OpaquePointer?
  private let buffer = hb_buffer_create()

  init() {
    let blob = hb_blob_create_from_file("/usr/share/fonts/opentype/inter/Inter-Regular.otf")
    let face = hb_face_create(blob, 0)
    font = hb_font_create(face)
    hb_face_destroy(face)
    hb_blob_destroy(blob)
  }

  func shape(_ string: String) {
    hb_buffer_clear_contents(buffer)
    hb_buffer_add_utf8(buffer, string, -1, 0, -1)
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(font, buffer, nil, 0)
  }

  deinit {
    hb_buffer_destroy(buffer)
    hb_font_destroy(font)
  }
}

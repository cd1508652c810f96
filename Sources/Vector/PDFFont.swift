import Drawing
import Foundation

/// A font of a PDF: the glyphs that its text uses, with their characters.
///
/// Codes of the text are glyph numbers (the encoding Identity-H). Each glyph has one string of
/// characters in the font (ToUnicode); a text in which a glyph has other characters contains them
/// (ActualText).
final class PDFFont {
  let face: any EmbeddableFace
  let name: String
  let number: Int
  private var characters: [UInt32: String] = [:]
  private var glyphs: Set<UInt32> = [0]

  init(_ face: any EmbeddableFace, name: String, number: Int) {
    self.face = face
    self.name = name
    self.number = number
  }

  /// The advance of a glyph as the font states it, in thousandths of an em.
  func width(of glyph: UInt32) -> Double { (face.advance(of: glyph) * 1000).rounded() }

  /// Notes the glyphs of a cluster; returns whether their characters are those of the font.
  func use(_ cluster: GlyphCluster) -> Bool {
    let ids = cluster.glyphs.map(\.id)
    glyphs.formUnion(ids)
    if cluster.characters.isEmpty { return true }
    // The glyphs of a cluster are in visual order.
    let scalars = cluster.characters.unicodeScalars.map(String.init)
    let parts =
      ids.count == 1
      ? [cluster.characters] : cluster.isRightToLeft ? scalars.reversed() : scalars
    guard parts.count == ids.count,
      zip(ids, parts).allSatisfy({ characters[$0] ?? $1 == $1 })
    else { return false }
    for (id, part) in zip(ids, parts) { characters[id] = part }
    return true
  }

  func useSpace(_ glyph: UInt32) {
    glyphs.insert(glyph)
    if characters[glyph] == nil { characters[glyph] = " " }
  }

  /// Writes the objects of the font.
  func write(to file: inout PDFFile) {
    let used = glyphs.sorted()
    guard let subset = face.subset(of: used) else { return }
    let base = "\(tag(of: used))+\(postScriptName)"
    let isCompact = subset.format == .compact
    let program = file.add(stream: subset.data, isCompact ? "/Subtype /CIDFontType0C" : "")
    func units(_ value: Double) -> Int {
      value.isFinite ? Int(max(-9999, min(9999, value * 1000))) : 0
    }
    let box = [subset.bounds.minX, subset.bounds.minY, subset.bounds.maxX, subset.bounds.maxY]
      .map { "\(units(Double($0)))" }.joined(separator: " ")
    // A symbolic font, whose own codes no reader needs; stems have a usual thickness.
    let descriptor = file.add(
      """
      << /Type /FontDescriptor /FontName /\(base) /Flags \(face.isItalic ? 68 : 4) \
      /FontBBox [\(box)] /ItalicAngle \(face.isItalic ? -10 : 0) /Ascent \(units(subset.ascent)) \
      /Descent \(-units(subset.descent)) /CapHeight \(units(subset.capHeight)) \
      /StemV \(50 + face.weight / 10) /FontFile\(isCompact ? 3 : 2) \(program) 0 R >>
      """)
    let widths = used.map { "\($0) [\(VectorNumber(width(of: $0)))]" }.joined(separator: " ")
    let descendant = file.add(
      """
      << /Type /Font /Subtype /CIDFontType\(isCompact ? 0 : 2) /BaseFont /\(base) \
      /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> \
      /FontDescriptor \(descriptor) 0 R /DW 1000 /W [\(widths)]\
      \(isCompact ? "" : " /CIDToGIDMap /Identity") >>
      """)
    let map = file.add(stream: Data(characterMap.utf8), "")
    file.set(
      number,
      """
      << /Type /Font /Subtype /Type0 /BaseFont /\(base) /Encoding /Identity-H \
      /DescendantFonts [\(descendant) 0 R] /ToUnicode \(map) 0 R >>
      """)
  }

  private var postScriptName: String {
    let name = face.name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    return name.isEmpty ? "Font" : name
  }

  /// Six letters that distinguish subsets of a font, by a hash of the glyphs (FNV-1a).
  private func tag(of glyphs: [UInt32]) -> String {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for glyph in glyphs { hash = (hash ^ UInt64(glyph)) &* 1_099_511_628_211 }
    return (0..<6).reduce(into: "") { text, _ in
      text.unicodeScalars.append(Unicode.Scalar(UInt8(65 + hash % 26)))
      hash /= 26
    }
  }

  /// The program of PostScript that maps codes to UTF-16, in blocks of at most 100.
  private var characterMap: String {
    let entries = characters.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
    var text = """
      /CIDInit /ProcSet findresource begin
      12 dict begin
      begincmap
      /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
      /CMapName /Adobe-Identity-UCS def
      /CMapType 2 def
      1 begincodespacerange
      <0000> <FFFF>
      endcodespacerange

      """
    for start in stride(from: 0, to: entries.count, by: 100) {
      let block = entries[start..<min(start + 100, entries.count)]
      text += "\(block.count) beginbfchar\n"
      for (glyph, characters) in block {
        text += "<\(hexadecimal(UInt16(truncatingIfNeeded: glyph)))> "
        text += "<\(characters.utf16.map(hexadecimal).joined())>\n"
      }
      text += "endbfchar\n"
    }
    return text + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n"
  }
}

/// Four hexadecimal digits.
func hexadecimal(_ value: UInt16) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: 4 - digits.count) + digits
}

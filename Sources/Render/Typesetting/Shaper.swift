internal import CHarfBuzz
@_spi(Inlined) import Drawing
import Foundation
import ViewCore

/// Converts text to glyphs with HarfBuzz.
///
/// A shaper serves several threads, one at a time: a lock guards the reused buffer.
final class Shaper: @unchecked Sendable {
  /// Guards the blocks that paragraphs of this shaper cache; one lock for all is cheaper than many.
  let blocksLock = NSLock()

  private let catalog: FontCatalog
  /// Replaces missing faces.
  private let lastResort: FontFace
  private let boxes: CodePointBoxes
  private let analyzer = TextAnalyzer()
  private let lock = NSLock()
  private let buffer: OpaquePointer?
  private var language: (tag: String, value: OpaquePointer?) = ("", nil)
  /// The face that was found last; most texts of a screen share one.
  private var latest:
    (request: FontRequest, registrations: Int, face: FontFace, spacing: SystemSpacing)?
  private var spacings = GenerationCache<SpacingKey, SystemSpacing>(limit: 64)
  private var words = ShapedWords()
  private var marks = GenerationCache<MarkKey, ShapedText>(limit: 64)
  private var missing: [FontError] = []

  init(catalog: FontCatalog) throws(FontError) {
    self.catalog = catalog
    lastResort = try catalog.face(for: FontRequest())
    boxes = CodePointBoxes(digits: lastResort)
    buffer = hb_buffer_create()
  }

  deinit {
    hb_buffer_destroy(buffer)
  }

  /// The errors of fonts that were not found, in order of first use.
  var missingFonts: [FontError] {
    lock.withLock { missing }
  }

  /// The vertical metrics of a font: those of SF for the system family, its own for any other.
  func verticalMetrics(of font: FontRequest) -> VerticalMetrics {
    guard case .named = font.family else { return .system }
    return lock.withLock { found { () throws(FontError) in try catalog.face(for: font) } }?.metrics
      ?? .system
  }

  func shape(_ text: ResolvedText) -> ShapedText {
    lock.withLock { shapeLocked(text) }
  }

  /// A mark, which is not part of a text, in a font.
  func mark(_ sign: LineFragment.Mark, for font: FontRequest) -> ShapedText {
    lock.withLock {
      let key = MarkKey(sign: sign, font: font)
      if let mark = marks.value(for: key) { return mark }
      var text = ResolvedText()
      text.runs = [ResolvedText.Run(string: String(sign.rawValue), font: font)]
      let mark = shapeLocked(text)
      marks.insert(mark, for: key)
      return mark
    }
  }

  private func shapeLocked(_ text: ResolvedText) -> ShapedText {
    var (source, runEnds) = text.plain
    var faces: [FontFace] = []
    var spacings: [SystemSpacing] = []
    for run in text.runs {
      let found = face(for: run.font)
      faces.append(found.face)
      spacings.append(found.spacing)
    }
    source.makeContiguousUTF8()
    let isSimple =
      !text.isRightToLeft && faces.allSatisfy(\.coversASCII)
      && source.utf8.allSatisfy { $0 < 0x80 }
    var builder = ShapedTextBuilder(
      text: text, requested: faces, spacings: spacings, runEnds: runEnds,
      byteCount: source.utf8.count)
    if !isSimple, builder.isSpaced { builder.characterLengths = source.map { $0.utf8.count } }
    return source.utf8.withContiguousStorageIfAvailable { bytes in
      var missing: [MissingCharacters] = []
      if isSimple {
        shapeSimple(bytes, faces: faces, into: &builder)
      } else {
        let fallback = FontFallback(
          for: text, catalog: catalog,
          emoji: found { () throws(FontError) in try catalog.emojiFace() })
        let levels = analyzer.levels(
          of: bytes, isRightToLeft: text.isRightToLeft, isFixed: text.hasFixedDirection)
        builder.paragraphLevels = levels.paragraphs
        let itemizer = TextItemizer(
          requested: faces, groups: builder.groups, runEnds: runEnds, fallback: fallback,
          levels: levels.characters)
        shape(itemizer.items(of: source), of: bytes, into: &builder)
        missing = fallback.missing
      }
      return builder.finished(
        bytes, lineBreaks: analyzer.lineBreaks(of: bytes, language: text.language),
        missing: missing)
    } ?? ShapedText()
  }

  /// Shapes ASCII text, which needs no font fallback and no script analysis.
  private func shapeSimple(
    _ bytes: UnsafeBufferPointer<UInt8>, faces: [FontFace], into builder: inout ShapedTextBuilder
  ) {
    var start = 0
    var run = 0
    while start < bytes.count {
      while builder.runEnds[run] <= start { run += 1 }
      if bytes[start] == 0x0A {
        builder.appendNewline(at: start)
        start += 1
        continue
      }
      var last = run
      while last + 1 < builder.groups.count, builder.groups[last + 1] == builder.groups[run] {
        last += 1
      }
      let limit = builder.runEnds[last]
      let end = bytes[start..<limit].firstIndex(of: 0x0A) ?? limit
      let item = TextItem(
        range: start..<end, run: run, face: faces[run], script: .latin, level: 0)
      if !appendWords(of: item, of: bytes, to: &builder) {
        shape(item, of: bytes, into: &builder)
      }
      start = end
    }
  }

  /// Assembles an item from shaped words; returns false if it has to be shaped as a whole.
  private func appendWords(
    of item: TextItem, of bytes: UnsafeBufferPointer<UInt8>, to builder: inout ShapedTextBuilder
  ) -> Bool {
    setLanguage(of: item, in: builder.text)
    guard let face = item.face, builder.text.runs[item.run].isPlain,
      let glyphs = words.glyphs(of: face, language: language.value),
      let words = glyphs.words(
        of: UnsafeBufferPointer(rebasing: bytes[item.range]), shapingWith: buffer)
    else { return false }
    builder.begin(item, face)
    let size = Double(builder.text.runs[item.run].font.size) / face.unitsPerEm
    for word in words {
      builder.append(
        glyphs.glyphs + word.glyphs.lowerBound, count: word.glyphs.count, size: size,
        from: item.range.lowerBound + word.offset, length: word.length, in: bytes)
    }
    return true
  }

  private func shape(
    _ items: [TextItem], of bytes: UnsafeBufferPointer<UInt8>,
    into builder: inout ShapedTextBuilder
  ) {
    var offset = 0
    for item in items {
      appendNewlines(offset..<item.range.lowerBound, to: &builder)
      shape(item, of: bytes, into: &builder)
      offset = item.range.upperBound
    }
    appendNewlines(offset..<bytes.count, to: &builder)
  }

  /// Adds the text between items, which consists of newlines.
  private func appendNewlines(_ range: Range<Int>, to builder: inout ShapedTextBuilder) {
    for offset in range { builder.appendNewline(at: offset) }
  }

  private func shape(
    _ item: TextItem, of bytes: UnsafeBufferPointer<UInt8>, into builder: inout ShapedTextBuilder
  ) {
    guard let face = item.face else { return appendBox(for: item, of: bytes, to: &builder) }
    if let attachment = builder.text.runs[item.run].attachment {
      builder.begin(item, face)
      builder.appendCluster(
        glyphCount: 0, from: item.range.lowerBound, to: item.range.upperBound,
        advance: Double(attachment.size.width))
      return
    }
    setLanguage(of: item, in: builder.text)
    hb_buffer_clear_contents(buffer)
    bytes.withMemoryRebound(to: CChar.self) {
      hb_buffer_add_utf8(
        buffer, $0.baseAddress, Int32($0.count), UInt32(item.range.lowerBound),
        Int32(item.range.count))
    }
    hb_buffer_set_direction(buffer, item.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    let script = item.script.isNeutral ? .latin : item.script
    hb_buffer_set_script(buffer, hb_script_t(script.tag))
    hb_buffer_set_language(buffer, language.value)
    let features = features(of: builder.text.runs[item.run])
    face.shape(buffer, features)
    append(item, face, of: bytes, to: &builder)
  }

  /// Adds a box for a character that no font has.
  private func appendBox(
    for item: TextItem, of bytes: UnsafeBufferPointer<UInt8>, to builder: inout ShapedTextBuilder
  ) {
    let glyph = scalar(at: item.range.lowerBound, in: bytes).value
    builder.begin(item, boxes)
    builder.appendGlyph(glyph, x: 0, y: 0)
    builder.appendCluster(
      glyphCount: 1, from: item.range.lowerBound, to: item.range.upperBound,
      advance: CodePointBoxes.advance(of: glyph) * Double(builder.text.runs[item.run].font.size))
  }

  /// Copies the buffer, cluster by cluster: the glyphs of the buffer are in visual order, the
  /// stored clusters in logical order.
  private func append(
    _ item: TextItem, _ face: FontFace, of bytes: UnsafeBufferPointer<UInt8>,
    to builder: inout ShapedTextBuilder
  ) {
    var count: UInt32 = 0
    let infos = UnsafeBufferPointer(
      start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
    let positions = UnsafeBufferPointer(
      start: hb_buffer_get_glyph_positions(buffer, &count), count: Int(count))
    let emSize = Double(builder.text.runs[item.run].font.size)
    let size = emSize / face.unitsPerEm
    let step = item.isRightToLeft ? -1 : 1
    builder.begin(item, face)
    var index = item.isRightToLeft ? infos.count - 1 : 0
    while index >= 0, index < infos.count {
      let offset = infos[index].cluster
      var next = index
      while next >= 0, next < infos.count, infos[next].cluster == offset { next += step }
      let glyphs = item.isRightToLeft ? (next + 1)..<(index + 1) : index..<next
      let end = next >= 0 && next < infos.count ? Int(infos[next].cluster) : item.range.upperBound
      var marks: MarkPlacement?
      if glyphs.count > 1, item.script.hasLooseMarks, isMarkedLetter(bytes, Int(offset)..<end) {
        marks = MarkPlacement(around: infos[glyphs.lowerBound].codepoint, in: face)
      }
      var pen = 0.0
      for glyph in glyphs {
        let position = positions[glyph]
        let (id, extra) = face.redrawn(infos[glyph].codepoint, in: item.script)
        var place = CGPoint(
          x: (pen + Double(position.x_offset)) / face.unitsPerEm,
          y: -Double(position.y_offset) / face.unitsPerEm)
        var advance = Double(position.x_advance) + extra
        if marks != nil, glyph > glyphs.lowerBound {
          if position.x_offset != 0 || position.y_offset != 0 {
            marks?.note(id, at: place)
          } else if let own = marks?.place(id) {
            place = own
            advance = 0
          }
        }
        builder.appendGlyph(id, x: place.x * emSize, y: place.y * emSize)
        pen += advance
      }
      builder.appendCluster(
        glyphCount: glyphs.count, from: Int(offset), to: end, advance: pen * size, in: bytes)
      index = next
    }
  }

  /// The face of a font and its spacing, or those of the system font that replaces it if it was not
  /// found.
  private func face(for font: FontRequest) -> (face: FontFace, spacing: SystemSpacing) {
    let registrations = catalog.registrationCount
    if let latest, latest.registrations == registrations, latest.request == font {
      return (latest.face, latest.spacing)
    }
    guard let face = found({ () throws(FontError) in try catalog.face(for: font) }) else {
      let substitute = font.substitute
      let face = (try? catalog.face(for: substitute)) ?? lastResort
      return (face, spacing(of: substitute, in: face))
    }
    let spacing = spacing(of: font, in: face)
    latest = (font, registrations, face, spacing)
    return (face, spacing)
  }

  private func spacing(of font: FontRequest, in face: FontFace) -> SystemSpacing {
    let key = SpacingKey(font: font, face: ObjectIdentifier(face))
    if let known = spacings.value(for: key) { return known }
    let spacing = SystemSpacing.of(font, in: face, from: catalog)
    spacings.insert(spacing, for: key)
    return spacing
  }

  /// The errors of the fonts of a text.
  func problems(of text: ResolvedText) -> [FontError] {
    var problems: [FontError] = []
    for run in text.runs where run.font.family != .system(.default) || run.font.width != 0 {
      do throws(FontError) {
        _ = try catalog.face(for: run.font)
      } catch  where !problems.contains(error) {
        problems.append(error)
      } catch {}
    }
    return problems
  }

  private func found(_ face: () throws(FontError) -> FontFace) -> FontFace? {
    do {
      return try face()
    } catch {
      if !missing.contains(error) { missing.append(error) }
      return nil
    }
  }

  private func setLanguage(of item: TextItem, in text: ResolvedText) {
    let tag = text.runs[item.run].language ?? text.language
    guard tag != language.tag || language.value == nil else { return }
    language = (tag, hb_language_from_string(tag, -1))
  }
}

private struct MarkKey: Hashable {
  var sign: LineFragment.Mark
  var font: FontRequest
}

private struct SpacingKey: Hashable {
  var font: FontRequest
  var face: ObjectIdentifier
}

extension Script {
  /// The script of a character.
  init(_ scalar: Unicode.Scalar) {
    self.init(tag: hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value).rawValue)
  }
}

extension Script {
  private static let withLooseMarks: Set<Script> = [
    Script("Latn"), Script("Grek"), Script("Cyrl"), Script("Zyyy"), Script("Zinh"),
  ]

  /// Whether letters of the script may have any combining mark, including those without anchors in
  /// a font.
  fileprivate var hasLooseMarks: Bool { Self.withLooseMarks.contains(self) }
}

extension ResolvedText.Run {
  /// Whether the run does not change any OpenType features.
  fileprivate var isPlain: Bool {
    !font.hasMonospacedDigits && !font.hasLowercaseSmallCaps && !font.hasUppercaseSmallCaps
      && tracking == 0 && font.family != .system(.monospaced) && attachment == nil
  }
}

/// The OpenType features that a run turns on or off; kern, calt and liga are on by default.
private func features(of run: ResolvedText.Run) -> [hb_feature_t] {
  guard !run.isPlain else { return [] }
  var features: [hb_feature_t] = []
  func set(_ tag: String, to value: UInt32) {
    features.append(
      hb_feature_t(
        tag: hb_tag_from_string(tag, 4), value: value, start: 0, end: UInt32.max))
  }
  if run.font.hasMonospacedDigits || run.font.family == .system(.monospaced) { set("tnum", to: 1) }
  if run.font.hasLowercaseSmallCaps { set("smcp", to: 1) }
  if run.font.hasUppercaseSmallCaps { set("c2sc", to: 1) }
  if run.tracking != 0 {
    for tag in ["liga", "clig", "calt"] { set(tag, to: 0) }
  }
  return features
}

extension ResolvedText {
  /// The text that is shaped: the runs with plain separators.
  var shapedString: String { plain.string }

  /// The text that is shaped, and the UTF-8 offsets at which its runs end.
  fileprivate var plain: (string: String, runEnds: [Int]) {
    if runs.count == 1 {
      let string = withPlainSeparators(runs[0].string)
      return (string, [string.utf8.count])
    }
    var string = "", ends: [Int] = []
    for run in runs {
      string += withPlainSeparators(run.string)
      ends.append(string.utf8.count)
    }
    return (string, ends)
  }
}

/// The string with tabs replaced by spaces, and paragraph separators by `\n`.
private func withPlainSeparators(_ string: String) -> String {
  // 0xC2 and 0xE2 start the separators outside ASCII: U+0085, U+2028 and U+2029.
  guard string.utf8.contains(where: { $0 < 0x20 && $0 != 0x0A || $0 == 0xC2 || $0 == 0xE2 }) else {
    return string
  }
  return String(string.map { $0 == "\t" ? " " : $0.isNewline ? "\n" : $0 })
}

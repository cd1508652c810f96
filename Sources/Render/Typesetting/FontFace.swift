internal import CHarfBuzz
@_spi(Inlined) import Drawing
import Codecs
import Foundation
import ViewCore

/// A face of a font file.
///
/// It is safe to share between threads: the HarfBuzz objects are immutable after `init`, and a lock
/// guards the caches. These keep the outlines used last, between 8,192 and 16,384, and up to 16 MiB
/// of bitmap glyphs.
package final class FontFace: GlyphFace, @unchecked Sendable {
  /// Decodes a PNG file to a bitmap.
  package typealias PNGDecoder = @Sendable (Data) throws -> DisplayImage

  package let name: String
  /// The family name and the full name; a face can be requested by either.
  package let familyName: String
  let fullName: String
  /// The CSS weight, 100…900.
  package let weight: Int
  package let isItalic: Bool
  let unitsPerEm: Double
  let metrics: VerticalMetrics
  /// Whether every printable ASCII character has a glyph.
  let coversASCII: Bool
  /// The `hb_font_t`, scaled to font units.
  let font: OpaquePointer

  /// Whether the face has variation axes.
  let isVariable: Bool
  /// Whether some glyphs are bitmaps.
  let hasBitmaps: Bool
  private let decodePNG: PNGDecoder
  private let lock = NSLock()
  private var outlines = GenerationCache<UInt32, Path>(limit: 8192)
  private var bitmaps = GenerationCache<UInt32, (image: DisplayImage, bounds: CGRect)?>(
    limit: 8 << 20)
  private var knownBoundaries: WordBoundaries??
  private var instances: [FontVariation: FontFace] = [:]

  /// Opens every face of a file.
  static func faces(at path: String, decodePNG: @escaping PNGDecoder) throws(FontError)
    -> [FontFace]
  {
    do {
      try InputFile.check(path, limit: .media)
    } catch {
      if access(path, F_OK) != 0 { throw .unreadable(path: path) }
      throw .damaged(path: path, reason: error.reason)
    }
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      throw .unreadable(path: path)
    }
    defer { hb_blob_destroy(blob) }
    if let reason = FontTables.problem(of: blob) { throw .damaged(path: path, reason: reason) }
    let faces = (0..<hb_face_count(blob)).map { index in
      let face = hb_face_create(blob, index)
      defer { hb_face_destroy(face) }
      hb_face_make_immutable(face)
      return FontFace(face, variation: nil, decodePNG: decodePNG)
    }
    if let reason = faces.lazy.compactMap(\.problem).first {
      throw .damaged(path: path, reason: reason)
    }
    return faces
  }

  /// The PostScript name of the first face in the bytes of a font file; nil if they are not a font,
  /// or if it has no such name.
  package static func postScriptName(of data: Data) -> String? {
    guard let length = UInt32(exactly: data.count) else { return nil }
    return data.withUnsafeBytes { bytes in
      let start = bytes.assumingMemoryBound(to: CChar.self).baseAddress
      let blob = hb_blob_create(start, length, HB_MEMORY_MODE_READONLY, nil, nil)
      defer { hb_blob_destroy(blob) }
      guard let blob, FontTables.problem(of: blob) == nil else { return nil }
      let face = hb_face_create(blob, 0)
      defer { hb_face_destroy(face) }
      let name = name(6, of: face)
      return name.isEmpty ? nil : name
    }
  }

  /// The instance of a variable face for a request; the face itself if it is not variable.
  ///
  /// `coordinates` are those of a named instance, which the request changes.
  func instance(for request: FontRequest, from coordinates: [String: Float] = [:]) -> FontFace {
    guard isVariable else { return self }
    let variation = FontVariation(request, from: coordinates)
    return lock.withLock {
      if let instance = instances[variation] { return instance }
      let instance = FontFace(hb_font_get_face(font), variation: variation, decodePNG: decodePNG)
      instances[variation] = instance
      return instance
    }
  }

  private init(_ face: OpaquePointer?, variation: FontVariation?, decodePNG: @escaping PNGDecoder) {
    // HarfBuzz returns inert objects instead of null, also when it runs out of memory.
    let font: OpaquePointer = hb_font_create(face) ?? hb_font_get_empty()
    self.font = font
    if let axes = variation?.axes {
      let settings = axes.map {
        hb_variation_t(tag: hb_tag_from_string($0.tag, 4), value: $0.value)
      }
      hb_font_set_variations(font, settings, UInt32(settings.count))
    }
    hb_font_make_immutable(font)
    isVariable = hb_ot_var_has_data(face) != 0

    func name(_ identifier: UInt32) -> String { FontFace.name(identifier, of: face) }
    let typographicFamily = name(16)
    familyName = typographicFamily.isEmpty ? name(1) : typographicFamily
    fullName = name(4)
    let postScriptName = name(6)
    let baseName = postScriptName.isEmpty ? fullName : postScriptName
    self.name = baseName + (variation?.suffix ?? "")
    weight = Int(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))
    isItalic =
      hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
      || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0

    let unitsPerEm = Double(max(1, hb_face_get_upem(face)))
    self.unitsPerEm = unitsPerEm
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    func metric(_ tag: hb_ot_metrics_tag_t) -> Double {
      var value: hb_position_t = 0
      hb_ot_metrics_get_position_with_fallback(font, tag, &value)
      return Double(value) / unitsPerEm
    }
    metrics = VerticalMetrics(
      ascent: Double(extents.ascender) / unitsPerEm,
      descent: -Double(extents.descender) / unitsPerEm,
      lineGap: Double(extents.line_gap) / unitsPerEm,
      capHeight: metric(HB_OT_METRICS_TAG_CAP_HEIGHT),
      xHeight: metric(HB_OT_METRICS_TAG_X_HEIGHT))
    var glyph: hb_codepoint_t = 0
    coversASCII = (0x20...0x7E).allSatisfy { hb_font_get_nominal_glyph(font, $0, &glyph) != 0 }
    hasBitmaps = hb_ot_color_has_png(face) != 0
    self.decodePNG = decodePNG
  }

  deinit {
    hb_font_destroy(font)
  }

  /// An entry of a face's `name` table; empty if it is missing.
  static func name(_ identifier: UInt32, of face: OpaquePointer?) -> String {
    var text = [CChar](repeating: 0, count: 256)
    var capacity = UInt32(text.count)
    hb_ot_name_get_utf8(face, identifier, nil, &capacity, &text)
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The reason why the face is unusable although its tables are complete; nil if it is usable.
  private var problem: String? {
    let face = hb_font_get_face(font)
    let characters = hb_set_create()
    defer { hb_set_destroy(characters) }
    hb_face_collect_unicodes(face, characters)
    guard hb_face_get_glyph_count(face) > 0, hb_set_is_empty(characters) == 0 else {
      return "it has no characters"
    }
    let lineHeight = metrics.ascent + metrics.descent
    guard (0...20).contains(lineHeight) else {
      return "its lines would be \(Int(lineHeight)) ems tall"
    }
    return nil
  }

  /// The nominal glyph of a character; nil if the face has none.
  func glyph(for scalar: Unicode.Scalar) -> UInt32? { glyph(scalar.value) }

  func glyph(_ codePoint: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, codePoint, &glyph) == 0 ? nil : glyph
  }

  /// The glyph to draw instead of another, and the difference of their advances, in font units.
  ///
  /// The kappa of Inter 3.019, the version of Debian, is too bold and too wide in the lighter
  /// weights; the Cyrillic letter of the same shape replaces it.
  func redrawn(_ glyph: UInt32, in script: Script) -> (glyph: UInt32, extraAdvance: Double) {
    guard script == .greek, familyName.hasPrefix("Inter"), glyph == self.glyph(0x3BA),
      let other = self.glyph(0x43A)
    else { return (glyph, 0) }
    return (other, (advance(of: other) - advance(of: glyph)) * unitsPerEm)
  }

  /// The advance of a glyph without kerning, in ems.
  package func advance(of glyph: UInt32) -> Double {
    Double(hb_font_get_glyph_h_advance(font, glyph)) / unitsPerEm
  }

  /// The boundaries at which text in the face can be divided into words; nil if it cannot.
  var wordBoundaries: WordBoundaries? {
    lock.withLock {
      if let known = knownBoundaries { return known }
      let boundaries = WordBoundaries(font)
      knownBoundaries = .some(boundaries)
      return boundaries
    }
  }

  package func outline(of glyph: UInt32) -> Path {
    lock.withLock {
      if let outline = outlines.value(for: glyph) { return outline }
      let outline = GlyphOutlinePen.shared.outline(of: glyph, in: font, unitsPerEm: unitsPerEm)
      outlines.insert(outline, for: glyph)
      return outline
    }
  }

  /// The bounding box of a glyph's outline in ems, with y pointing down; nil if it has none.
  func inkBounds(of glyph: UInt32) -> CGRect? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width > 0 else {
      return nil
    }
    return CGRect(
      x: Double(extents.x_bearing) / unitsPerEm, y: -Double(extents.y_bearing) / unitsPerEm,
      width: Double(extents.width) / unitsPerEm, height: -Double(extents.height) / unitsPerEm)
  }

  package func bitmap(of glyph: UInt32) -> (image: DisplayImage, bounds: CGRect)? {
    guard hasBitmaps else { return nil }
    return lock.withLock {
      if let bitmap = bitmaps.value(for: glyph) { return bitmap }
      let bitmap = decodeBitmap(of: glyph)
      bitmaps.insert(bitmap, for: glyph, cost: 64 + (bitmap?.image.pixels.count ?? 0))
      return bitmap
    }
  }

  /// The bitmap of a glyph; nil if there is none or it cannot be decoded.
  private func decodeBitmap(of glyph: UInt32) -> (image: DisplayImage, bounds: CGRect)? {
    guard let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), length > 0,
      let bounds = inkBounds(of: glyph),
      let image = try? decodePNG(Data(bytes: bytes, count: Int(length)))
    else { return nil }
    return (image, bounds)
  }
}

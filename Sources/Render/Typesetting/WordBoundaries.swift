internal import CHarfBuzz

/// The characters around which shaping does not look past the next space, so that text made of them
/// can be shaped word by word.
///
/// A word is shaped with the adjacent spaces, because a pair of a glyph and a space may be kerned.
/// Rules that look past a space are found by collecting the glyphs of each lookup; characters that
/// such rules change are excluded.
struct WordBoundaries {
  /// The glyph of the space and its advance, in font units.
  let space: UInt32, spaceAdvance: Int32
  /// The result for each ASCII character.
  private let isSeparate: [Bool]

  /// Analyzes a face; nil if its rules may look past any space or cannot be analyzed.
  init?(_ font: OpaquePointer) {
    let face = hb_font_get_face(font)
    var space: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(font, 0x20, &space) != 0, hb_ot_var_has_data(face) == 0,
      ["morx", "mort", "kerx", "kern"].allSatisfy({ table($0, of: face) { $0.isEmpty } })
    else { return nil }
    let changed = hb_set_create()
    defer { hb_set_destroy(changed) }
    for tag in ["GSUB", "GPOS"] {
      guard Rules(tag: tag, face: face).add(changedAcross: space, to: changed) else { return nil }
    }
    self.space = space
    spaceAdvance = hb_font_get_glyph_h_advance(font, space)
    isSeparate = (0..<128 as Range<UInt32>).map { character in
      var glyph: hb_codepoint_t = 0
      return (0x20..<0x7F).contains(character)
        && hb_font_get_nominal_glyph(font, character, &glyph) != 0
        && hb_set_has(changed, glyph) == 0
    }
  }

  /// Whether a text can be shaped word by word.
  func separate(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    isSeparate.withUnsafeBufferPointer { isSeparate in
      var index = 0
      while index < text.count {
        guard isSeparate[Int(text[index] & 0x7F)] else { return false }
        index &+= 1
      }
      return true
    }
  }
}

/// A layout table of a font, GSUB or GPOS.
private struct Rules {
  let tag: String
  let face: OpaquePointer?

  /// Adds the glyphs changed by lookups that have the space in their context; returns false if the
  /// space itself is changed other than by pair kerning.
  func add(changedAcross space: UInt32, to changed: OpaquePointer?) -> Bool {
    let tableTag = hb_tag_from_string(tag, 4)
    let features = usualFeatures.map { hb_tag_from_string($0, 4) } + [0]
    let lookups = hb_set_create()
    let (around, within) = (hb_set_create(), hb_set_create())
    defer {
      for set in [lookups, around, within] { hb_set_destroy(set) }
    }
    hb_ot_layout_collect_lookups(face, tableTag, nil, nil, features, lookups)
    var lookup = hb_codepoint_t.max
    while hb_set_next(lookups, &lookup) != 0 {
      hb_set_clear(around)
      hb_set_clear(within)
      hb_ot_layout_lookup_collect_glyphs(face, tableTag, lookup, around, within, around, nil)
      if hb_set_has(within, space) != 0, !isPairs(lookup) { return false }
      if hb_set_has(around, space) != 0 { hb_set_union(changed, within) }
    }
    return hb_set_has(changed, space) == 0
  }

  /// Whether a lookup adjusts pairs of adjacent glyphs.
  private func isPairs(_ lookup: UInt32) -> Bool {
    guard tag == "GPOS" else { return false }
    return table(tag, of: face) { bytes in
      func number(at offset: Int) -> Int {
        guard offset >= 0, offset + 1 < bytes.count else { return 0 }
        return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
      }
      let list = number(at: 8)
      let start = list + number(at: list + 2 + 2 * Int(lookup))
      let kind = number(at: start)
      // An extension subtable has the actual lookup type after its format.
      return (kind == 9 ? number(at: start + number(at: start + 6) + 2) : kind) == 2
    }
  }
}

/// The features that HarfBuzz applies by default to horizontal text of unconnected letters.
private let usualFeatures = [
  "rvrn", "ltra", "ltrm", "rand", "abvm", "blwm", "ccmp", "locl", "mark", "mkmk", "rlig", "calt",
  "clig", "curs", "dist", "kern", "liga", "rclt",
]

/// Reads a table of a face; a missing table is empty.
private func table<Result>(
  _ tag: String, of face: OpaquePointer?, _ body: (UnsafeBufferPointer<UInt8>) -> Result
) -> Result {
  let blob = hb_face_reference_table(face, hb_tag_from_string(tag, 4))
  defer { hb_blob_destroy(blob) }
  var length: UInt32 = 0
  guard let data = hb_blob_get_data(blob, &length) else {
    return body(UnsafeBufferPointer(start: nil, count: 0))
  }
  return data.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
    body(UnsafeBufferPointer(start: $0, count: Int(length)))
  }
}

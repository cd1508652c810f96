internal import CHarfBuzz
import Foundation
import ViewCore
import Vector

extension FontFace: EmbeddableFace {
  package var spaceGlyph: UInt32? { glyph(0x20) }

  /// Returns a subset without the tables for layout, which a document does not need; an instance of
  /// a variable font becomes a static font.
  package func subset(of glyphs: [UInt32]) -> FontSubset? {
    guard let face = hb_font_get_face(font), !face.has("CFF2"),
      let input = hb_subset_input_create_or_fail()
    else { return nil }
    defer { hb_subset_input_destroy(input) }
    hb_subset_input_set_flags(
      input,
      HB_SUBSET_FLAGS_RETAIN_GIDS.rawValue | HB_SUBSET_FLAGS_NO_HINTING.rawValue
        | HB_SUBSET_FLAGS_NOTDEF_OUTLINE.rawValue)
    let wanted = hb_subset_input_glyph_set(input)
    for glyph in glyphs { hb_set_add(wanted, glyph) }
    let dropped = hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG)
    for tag in ["GSUB", "GPOS", "GDEF", "kern", "name", "STAT", "DSIG", "VORG", "meta", "post"] {
      hb_set_add(dropped, hb_tag_from_string(tag, 4))
    }
    if !pinAxes(in: input, of: face) { return nil }
    guard let subset = hb_subset_or_fail(face, input) else { return nil }
    defer { hb_face_destroy(subset) }
    let metrics = metrics
    func result(_ format: FontSubset.Format, _ data: Data) -> FontSubset {
      FontSubset(
        format: format, data: data, bounds: bounds(of: glyphs), ascent: metrics.ascent,
        descent: metrics.descent, capHeight: metrics.capHeight)
    }
    if let table = subset.table("CFF ") { return result(.compact, table) }
    guard subset.has("glyf"), let blob = hb_face_reference_blob(subset) else { return nil }
    defer { hb_blob_destroy(blob) }
    return Data(blob).map { result(.trueType, $0) }
  }

  /// Fixes every axis of a variable font at its coordinate; returns false if that is impossible.
  private func pinAxes(in input: OpaquePointer, of face: OpaquePointer) -> Bool {
    guard isVariable else { return true }
    var count = hb_ot_var_get_axis_count(face)
    var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &axes)
    var length: UInt32 = 0
    let coordinates = hb_font_get_var_coords_design(font, &length)
    return axes.enumerated().allSatisfy { index, axis in
      let value =
        index < Int(length) ? coordinates?[index] ?? axis.default_value : axis.default_value
      return hb_subset_input_pin_axis_location(
        input, face, axis.tag, min(max(value, axis.min_value), axis.max_value)) != 0
    }
  }

  /// The box around some glyphs, in ems with y up.
  private func bounds(of glyphs: [UInt32]) -> CGRect {
    let box = glyphs.compactMap(inkBounds).reduce(CGRect.null) { $0.union($1) }
    if box.isNull { return .zero }
    return CGRect(x: box.minX, y: -box.maxY, width: box.width, height: box.height)
  }
}

extension OpaquePointer {
  /// The bytes of a table of a face; nil if it has none.
  fileprivate func table(_ tag: String) -> Data? {
    guard let blob = hb_face_reference_table(self, hb_tag_from_string(tag, 4)) else { return nil }
    defer { hb_blob_destroy(blob) }
    return Data(blob)
  }

  fileprivate func has(_ tag: String) -> Bool { table(tag) != nil }
}

extension Data {
  /// The bytes of a blob; nil if it is empty.
  fileprivate init?(_ blob: OpaquePointer) {
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    self.init(bytes: bytes, count: Int(length))
  }
}

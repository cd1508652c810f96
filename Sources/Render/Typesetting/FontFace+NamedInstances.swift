internal import CHarfBuzz

extension FontFace {
  /// The coordinates, by axis, of the instance of a variable face that has a name; nil if the face
  /// has no such instance.
  ///
  /// The face's own names are those of its default instance. An instance has the PostScript name that
  /// the file gives it, and the one that Core Text makes of the face's name and the instance's
  /// style, such as `Outfit-Thin_SemiBold`.
  func coordinates(ofInstance name: String) -> [String: Float]? {
    guard isVariable, !name.isEmpty else { return nil }
    let face = hb_font_get_face(font)
    var count = hb_ot_var_get_axis_count(face)
    var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &axes)
    var values = axes.map(\.default_value)
    if name != self.name && name != fullName {
      let index = (0..<hb_ot_var_get_named_instance_count(face)).first { index in
        let declared = hb_ot_var_named_instance_get_postscript_name_id(face, index)
        let style = FontFace.name(
          hb_ot_var_named_instance_get_subfamily_name_id(face, index), of: face)
        return FontFace.name(declared, of: face) == name
          || "\(self.name)_\(style.replacing(" ", with: "-"))" == name
      }
      guard let index else { return nil }
      hb_ot_var_named_instance_get_design_coords(face, index, &count, &values)
    }
    let tags = axes.map { axis in
      String(
        decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: axis.tag >> $0) }, as: UTF8.self)
    }
    return Dictionary(zip(tags, values)) { first, _ in first }
  }
}

internal import CHarfBuzz
import LayoutDSL

/// Collects HarfBuzz's output, item by item, into a `ShapedText`.
struct ShapedTextBuilder {
  let text: ResolvedText
  /// UTF-8 offsets at which the runs of the text end.
  let runEnds: [Int]
  /// The first of the neighbouring runs that each run is shaped with: those that differ in colour
  /// alone are one to a font.
  let groups: [Int]
  /// UTF-8 lengths of the characters; empty if each is one byte long.
  var characterLengths: [Int] = []
  private var shaped = ShapedText()
  /// The UTF-8 offset of each cluster.
  private var offsets: [Int] = []
  /// The run of the last cluster.
  private var run = 0
  private var character = 0
  private var characterEnd = 0

  init(text: ResolvedText, runEnds: [Int], byteCount: Int) {
    self.text = text
    self.runEnds = runEnds
    var groups: [Int] = []
    for (index, run) in text.runs.enumerated() {
      let isAlike =
        index > 0 && text.runs[index - 1].font == run.font
        && (text.runs[index - 1].tracking == 0) == (run.tracking == 0)
      groups.append(isAlike ? groups[index - 1] : index)
    }
    self.groups = groups
    shaped.clusters.reserveCapacity(byteCount)
    shaped.glyphs.reserveCapacity(byteCount)
    shaped.positions.reserveCapacity(byteCount + 1)
    offsets.reserveCapacity(byteCount + 1)
  }

  mutating func appendNewline(at offset: Int) {
    append(
      glyphs: 0, at: offset, end: offset + 1, advance: 0, face: faceIndex(nil), level: 0,
      kind: .newline)
  }

  mutating func append(
    _ item: TextItem, infos: UnsafeBufferPointer<hb_glyph_info_t>,
    positions: UnsafeBufferPointer<hb_glyph_position_t>
  ) {
    let face = faceIndex(item.face)
    let isReversed = item.level % 2 == 1
    if isReversed { shaped.isMixed = true }
    let size = Double(text.runs[item.run].font.size) / item.face.unitsPerEm
    // Glyphs come in visual order; clusters are stored in logical order.
    let step = isReversed ? -1 : 1
    var index = isReversed ? infos.count - 1 : 0
    while index >= 0, index < infos.count {
      let offset = infos[index].cluster
      var next = index
      while next >= 0, next < infos.count, infos[next].cluster == offset { next += step }
      let range = isReversed ? (next + 1)..<(index + 1) : index..<next
      var pen = 0.0
      for glyph in range {
        let position = positions[glyph]
        shaped.glyphs.append(
          ShapedText.Glyph(
            id: infos[glyph].codepoint, x: (pen + Double(position.x_offset)) * size,
            y: -Double(position.y_offset) * size))
        pen += Double(position.x_advance)
      }
      let end = next >= 0 && next < infos.count ? Int(infos[next].cluster) : item.range.upperBound
      append(
        glyphs: range.count, at: Int(offset), end: end, advance: pen * size, face: face,
        level: item.level, kind: .visible)
      index = next
    }
  }

  /// The text, its clusters classified by their characters.
  mutating func finished(_ bytes: UnsafeBufferPointer<UInt8>) -> ShapedText {
    offsets.append(bytes.count)
    shaped.clusters.withUnsafeMutableBufferPointer { clusters in
      for index in 0..<clusters.count where clusters[index].kind != .newline {
        if LineBreakRules.isSpace(bytes[offsets[index]..<offsets[index + 1]]) {
          clusters[index].kind = .space
        }
      }
      for index in 0..<max(0, clusters.count - 1) {
        switch (clusters[index].kind, clusters[index + 1].kind) {
        case (.space, .visible): clusters[index].allowsBreakAfter = true
        case (.visible, .visible):
          clusters[index].allowsBreakAfter = LineBreakRules.allowsBreak(
            at: offsets[index + 1], in: bytes)
        default: break
        }
      }
    }
    return shaped
  }

  private mutating func append(
    glyphs: Int, at offset: Int, end: Int, advance: Double, face: Int32, level: UInt8,
    kind: ShapedText.Cluster.Kind
  ) {
    while run < runEnds.count - 1, offset >= runEnds[run] { run += 1 }
    let spacing = Double(text.runs[run].kerning + text.runs[run].tracking)
    shaped.clusters.append(
      ShapedText.Cluster(
        firstGlyph: Int32(shaped.glyphs.count - glyphs), glyphCount: Int32(glyphs),
        run: Int32(run), face: face, level: level, kind: kind))
    let characters = Double(characterCount(upTo: end, from: offset))
    let added = kind == .newline || spacing == 0 ? 0 : spacing * characters
    shaped.positions.append((shaped.positions.last ?? 0) + advance + added)
    offsets.append(offset)
  }

  /// How many characters start in a cluster; called in order of text.
  private mutating func characterCount(upTo end: Int, from start: Int) -> Int {
    guard !characterLengths.isEmpty else { return end - start }
    var count = 0
    while character < characterLengths.count, characterEnd < end {
      characterEnd += characterLengths[character]
      character += 1
      count += 1
    }
    return count
  }

  private mutating func faceIndex(_ face: FontFace?) -> Int32 {
    guard let face else { return 0 }
    if let index = shaped.faces.firstIndex(where: { $0 === face }) { return Int32(index) }
    shaped.faces.append(face)
    return Int32(shaped.faces.count - 1)
  }
}

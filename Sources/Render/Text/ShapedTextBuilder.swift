import LayoutDSL

/// Collects HarfBuzz's output, item by item, into a `ShapedText`.
struct ShapedTextBuilder {
  let text: ResolvedText
  /// UTF-8 offsets at which the runs of the text end.
  let runEnds: [Int]
  /// The first of the neighbouring runs that each run is shaped with: those that differ in colour
  /// alone are one to a font.
  let groups: [Int]
  /// Whether some run adds space after its characters.
  let isSpaced: Bool
  /// UTF-8 lengths of the characters, for spaced text; empty if each is one byte long.
  var characterLengths: [Int] = []
  private var shaped = ShapedText()
  /// The UTF-8 offset of each cluster.
  private var offsets: [Int] = []
  /// The face and the level of the item.
  private var face: Int32 = 0
  private var level: UInt8 = 0
  /// The run of the last cluster, and the pen after it.
  private var run = 0
  private var pen = 0.0
  private var character = 0
  private var characterEnd = 0

  init(text: ResolvedText, runEnds: [Int], byteCount: Int) {
    self.text = text
    self.runEnds = runEnds
    var groups: [Int] = []
    for (index, run) in text.runs.enumerated() {
      let isAlike =
        index > 0 && text.runs[index - 1].font == run.font
        && text.runs[index - 1].attachment == nil && run.attachment == nil
        && (text.runs[index - 1].tracking == 0) == (run.tracking == 0)
      groups.append(isAlike ? groups[index - 1] : index)
    }
    self.groups = groups
    isSpaced = text.runs.contains { $0.kerning + $0.tracking != 0 }
    shaped.clusters.reserveCapacity(byteCount)
    shaped.glyphs.reserveCapacity(byteCount)
    shaped.positions.reserveCapacity(byteCount + 1)
    offsets.reserveCapacity(byteCount + 1)
  }

  mutating func appendNewline(at offset: Int) {
    appendCluster(glyphCount: 0, from: offset, to: offset, advance: 0)
    shaped.clusters[shaped.clusters.count - 1].kind = .newline
  }

  /// Starts an item; its glyphs and clusters follow.
  mutating func begin(_ item: TextItem) {
    face = faceIndex(item.face)
    level = item.level
    if item.isRightToLeft { shaped.isMixed = true }
  }

  /// Adds a glyph of the cluster that is appended next, at an offset from its pen.
  mutating func appendGlyph(_ id: UInt32, x: Double, y: Double) {
    shaped.glyphs.append(ShapedText.Glyph(id: id, x: x, y: y))
  }

  /// Adds a cluster of the glyphs just added; clusters come in logical order.
  mutating func appendCluster(glyphCount: Int, from offset: Int, to end: Int, advance: Double) {
    while run < runEnds.count - 1, offset >= runEnds[run] { run += 1 }
    shaped.clusters.append(
      ShapedText.Cluster(
        firstGlyph: Int32(shaped.glyphs.count - glyphCount), glyphCount: Int32(glyphCount),
        run: Int32(run), face: face, level: level))
    pen += advance
    if isSpaced {
      let spacing = Double(text.runs[run].kerning + text.runs[run].tracking)
      pen += spacing * Double(characterCount(from: offset, to: end))
    }
    shaped.positions.append(pen)
    offsets.append(offset)
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

  /// How many characters a cluster has; asked in order of text.
  private mutating func characterCount(from start: Int, to end: Int) -> Int {
    guard !characterLengths.isEmpty else { return end - start }
    var count = 0
    while character < characterLengths.count, characterEnd < end {
      // Newlines between clusters are passed over: no space follows them.
      if characterEnd >= start { count += 1 }
      characterEnd += characterLengths[character]
      character += 1
    }
    return count
  }

  private mutating func faceIndex(_ face: FontFace) -> Int32 {
    if let index = shaped.faces.firstIndex(where: { $0 === face }) { return Int32(index) }
    shaped.faces.append(face)
    return Int32(shaped.faces.count - 1)
  }
}

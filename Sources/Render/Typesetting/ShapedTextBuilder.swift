import ViewCore

/// Collects HarfBuzz's output, item by item, in a `ShapedText`.
struct ShapedTextBuilder {
  let text: ResolvedText
  /// The UTF-8 offsets at which the runs of the text end.
  let runEnds: [Int]
  /// For each run, the first of the adjacent runs that it is shaped with.
  ///
  /// Runs with equal fonts and languages are shaped together, even if their colours differ.
  let groups: [Int]
  /// Whether a run has kerning or tracking.
  let isSpaced: Bool
  /// The face requested by each run, and its adjustment of advances.
  private let requested: [FontFace]
  private let spacings: [SystemSpacing]
  /// The UTF-8 lengths of the characters, for text with kerning or tracking; empty if each is one
  /// byte.
  var characterLengths: [Int] = []
  /// The level of the paragraph at each UTF-8 offset; empty if all are left-to-right.
  var paragraphLevels: [UInt8] = []
  private var shaped = ShapedText()
  /// The UTF-8 offset of each cluster.
  private var offsets: [Int] = []
  /// The face, the level and the spacing of the current item.
  private var face: Int32 = 0
  private var level: UInt8 = 0
  private var spacing = SystemSpacing.none
  /// The run of the last cluster, and the pen position after it.
  private var run = 0
  private var pen = 0.0
  private var character = 0
  private var characterEnd = 0

  init(
    text: ResolvedText, requested: [FontFace], spacings: [SystemSpacing], runEnds: [Int],
    byteCount: Int
  ) {
    self.text = text
    self.requested = requested
    self.spacings = spacings
    self.runEnds = runEnds
    var groups = [0]
    for index in text.runs.indices.dropFirst() {
      let isAlike =
        text.runs[index - 1].font == text.runs[index].font
        && text.runs[index - 1].language == text.runs[index].language
        && text.runs[index - 1].attachment == nil && text.runs[index].attachment == nil
        && (text.runs[index - 1].tracking == 0) == (text.runs[index].tracking == 0)
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
    shaped.hasNewlines = true
  }

  /// Starts an item; its glyphs and clusters follow.
  mutating func begin(_ item: TextItem, _ face: any GlyphFace) {
    self.face = faceIndex(face)
    level = item.level
    spacing = face === requested[item.run] ? spacings[item.run] : .none
    if item.isRightToLeft { shaped.isMixed = true }
  }

  /// Adds a glyph of the next cluster, at an offset from the cluster's pen position.
  mutating func appendGlyph(_ id: UInt32, x: Double, y: Double) {
    shaped.glyphs.append(ShapedText.Glyph(id: id, x: x, y: y))
  }

  /// Adds a cluster of the last `glyphCount` glyphs, with the spacing of its font.
  mutating func appendCluster(
    glyphCount: Int, from offset: Int, to end: Int, advance: Double,
    in bytes: UnsafeBufferPointer<UInt8>
  ) {
    let placed = spacing.place(advance, at: offset, in: bytes)
    if placed.shift != 0 {
      var index = shaped.glyphs.count &- glyphCount
      while index < shaped.glyphs.count {
        shaped.glyphs[index].x += placed.shift
        index &+= 1
      }
    }
    appendCluster(glyphCount: glyphCount, from: offset, to: end, advance: placed.advance)
  }

  /// Adds a cluster of the last `glyphCount` glyphs; clusters are added in logical order.
  mutating func appendCluster(glyphCount: Int, from offset: Int, to end: Int, advance: Double) {
    while run < runEnds.count - 1, offset >= runEnds[run] { run += 1 }
    shaped.clusters.append(
      ShapedText.Cluster(
        firstGlyph: Int32(shaped.glyphs.count - glyphCount), glyphCount: Int32(glyphCount),
        run: Int32(run), face: face, level: level,
        paragraphLevel: paragraphLevels.isEmpty ? 0 : paragraphLevels[offset]))
    pen += advance
    if isSpaced {
      let spacing = Double(text.runs[run].kerning + text.runs[run].tracking)
      pen += spacing * Double(characterCount(from: offset, to: end))
    }
    shaped.positions.append(pen)
    offsets.append(offset)
  }

  /// Adds the clusters of a word; `size` is the length of a font unit in points.
  mutating func append(
    _ glyphs: UnsafePointer<WordGlyphs.Glyph>, count: Int, size: Double, from start: Int,
    length: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    var index = 0
    while index < count {
      let offset = glyphs[index].offset
      let first = index
      var pen = 0.0
      repeat {
        appendGlyph(
          glyphs[index].id, x: (pen + Double(glyphs[index].x)) * size,
          y: -Double(glyphs[index].y) * size)
        pen += Double(glyphs[index].advance)
        index &+= 1
      } while index < count && glyphs[index].offset == offset
      let end = index < count ? Int(glyphs[index].offset) : length
      appendCluster(
        glyphCount: index &- first, from: start &+ Int(offset), to: start &+ end,
        advance: pen * size, in: bytes)
    }
  }

  /// The text, with its clusters classified by their characters; `lineBreaks` is 1 at each UTF-8
  /// offset before which a line may break.
  mutating func finished(
    _ bytes: UnsafeBufferPointer<UInt8>, lineBreaks: [UInt8], missing: [MissingCharacters]
  ) -> ShapedText {
    offsets.append(bytes.count)
    shaped.offsets = offsets
    shaped.missing = missing
    shaped.clusters.withUnsafeMutableBufferPointer { clusters in
      var index = 0
      while index < clusters.count {
        if clusters[index].kind != .newline,
          isSpace(bytes, from: offsets[index], to: offsets[index + 1])
        {
          clusters[index].kind = .space
        } else if isSoftHyphen(bytes, from: offsets[index], to: offsets[index + 1]) {
          clusters[index].kind = .softHyphen
        }
        if index > 0, clusters[index].kind == .visible, clusters[index - 1].kind != .newline {
          clusters[index - 1].allowsBreakAfter = lineBreaks[offsets[index]] != 0
        }
        index += 1
      }
    }
    return shaped
  }

  /// The number of characters of a cluster; clusters must be passed in logical order.
  private mutating func characterCount(from start: Int, to end: Int) -> Int {
    guard !characterLengths.isEmpty else { return end - start }
    var count = 0
    while character < characterLengths.count, characterEnd < end {
      // Newlines between clusters are skipped: they have no spacing.
      if characterEnd >= start { count += 1 }
      characterEnd += characterLengths[character]
      character += 1
    }
    return count
  }

  private mutating func faceIndex(_ face: any GlyphFace) -> Int32 {
    if let index = shaped.faces.firstIndex(where: { $0 === face }) { return Int32(index) }
    shaped.faces.append(face)
    return Int32(shaped.faces.count - 1)
  }
}

private func isSoftHyphen(
  _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
) -> Bool {
  end == start + 2 && bytes[start] == 0xC2 && bytes[start + 1] == 0xAD
}

/// Whether a cluster hangs past the end of a line, as spaces do but no-break spaces do not.
private func isSpace(
  _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
) -> Bool {
  let (value, length) = scalar(at: start, in: bytes)
  guard start + length == end else { return false }
  switch value {
  case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: return true
  default: return false
  }
}

import LayoutDSL

/// A stretch of text that is shaped in one go: one face, one script, one direction.
struct TextItem {
  /// UTF-8 offsets.
  var range: Range<Int>
  var run: Int
  var face: FontFace
  var script: Script
  var level: UInt8

  var isRightToLeft: Bool { level % 2 == 1 }
}

/// Cuts text into items and finds a face for every character.
struct TextItemizer {
  /// The face, the shaping group and the end (a UTF-8 offset) of each run of the text.
  let requested: [FontFace]
  let groups: [Int]
  let runEnds: [Int]
  let emoji: FontFace?
  let fallbacks: [FontFace]
  /// The level of the paragraphs: 1 if they run from right to left.
  let baseLevel: UInt8

  /// The items of a text in logical order; newlines are left out.
  func items(of text: String) -> [TextItem] {
    let levels = BidiLevels(text, base: baseLevel)
    var items: [TextItem] = []
    var offset = 0
    var run = 0
    for (index, character) in text.enumerated() {
      while run < runEnds.count - 1, offset >= runEnds[run] { run += 1 }
      let end = offset + character.utf8.count
      defer { offset = end }
      guard character != "\n" else { continue }
      let face = face(for: character, in: run)
      let script = script(of: character)
      if var last = items.last, last.range.upperBound == offset, groups[last.run] == groups[run],
        last.face === face, last.level == levels[index],
        script.isNeutral || last.script.isNeutral || script == last.script
      {
        last.range = last.range.lowerBound..<end
        if last.script.isNeutral { last.script = script }
        items[items.count - 1] = last
      } else {
        items.append(
          TextItem(range: offset..<end, run: run, face: face, script: script, level: levels[index]))
      }
    }
    return items
  }

  private func face(for character: Character, in run: Int) -> FontFace {
    let requested = requested[run]
    if let emoji, prefersEmoji(character), covers(emoji, character) { return emoji }
    if covers(requested, character) { return requested }
    if let emoji, covers(emoji, character) { return emoji }
    return fallbacks.first { covers($0, character) } ?? requested
  }

  private func covers(_ face: FontFace, _ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy {
      face.glyph(for: $0) != nil || $0.properties.isDefaultIgnorableCodePoint
        || $0.properties.isWhitespace
    }
  }
}

/// Whether a character is drawn in colour where a font leaves the choice.
private func prefersEmoji(_ character: Character) -> Bool {
  let scalars = character.unicodeScalars
  guard let first = scalars.first else { return false }
  // Up to here there are no emoji but in sequences.
  if first.value < 0x231A, scalars.index(after: scalars.startIndex) == scalars.endIndex {
    return false
  }
  if scalars.contains("\u{FE0E}") { return false }
  return first.properties.isEmojiPresentation
    || scalars.contains { $0 == "\u{FE0F}" || $0 == "\u{20E3}" || $0.properties.isEmojiModifier }
}

private func script(of character: Character) -> Script {
  character.unicodeScalars.lazy.map(Script.init).first { !$0.isNeutral } ?? .common
}

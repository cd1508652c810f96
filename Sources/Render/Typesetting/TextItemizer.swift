import ViewCore

/// Divides text into items and finds a face for every character.
struct TextItemizer {
  /// The requested face, the shaping group and the end (a UTF-8 offset) of each run of the text.
  let requested: [FontFace]
  let groups: [Int]
  let runEnds: [Int]
  let fallback: FontFallback
  /// The embedding level at each UTF-8 offset.
  let levels: [UInt8]

  /// The items of a text in logical order, without newlines.
  func items(of text: String) -> [TextItem] {
    var items: [TextItem] = []
    var offset = 0
    var run = 0
    var latest: FontFace?
    for character in text {
      while run < runEnds.count - 1, offset >= runEnds[run] { run += 1 }
      let end = offset + character.utf8.count
      defer { offset = end }
      guard character != "\n" else { continue }
      let script = Script(character)
      let face = fallback.face(
        for: character, script: script, requested: requested[run], run: run, latest: latest)
      if face !== requested[run] { latest = face }
      if var last = items.last, last.range.upperBound == offset, groups[last.run] == groups[run],
        let face, last.face === face, last.level == levels[offset],
        script.isNeutral || last.script.isNeutral || script == last.script
      {
        last.range = last.range.lowerBound..<end
        if last.script.isNeutral { last.script = script }
        items[items.count - 1] = last
      } else {
        items.append(
          TextItem(range: offset..<end, run: run, face: face, script: script, level: levels[offset])
        )
      }
    }
    return items
  }
}

extension Script {
  /// The script of the first scalar that has a script of its own; common if there is none.
  init(_ character: Character) {
    self = character.unicodeScalars.lazy.map { Script($0) }.first { !$0.isNeutral } ?? .common
  }
}

internal import CHarfBuzz
import Foundation

/// The shaped words of one face and language, in font units, cached because most words of a screen
/// occur more than once and in other sizes.
///
/// A word includes the space before it, if there is one. A full cache drops all words.
final class WordGlyphs {
  struct Glyph {
    var id: UInt32
    /// The offset of its cluster, in bytes from the start of the word.
    var offset: Int32
    var advance: Int32
    var x: Int32, y: Int32
  }

  /// A word in its text, and the range of its glyphs.
  struct Word {
    var offset: Int
    var length: Int
    var glyphs: Range<Int>
  }

  /// A word with the space after it, if there is one.
  private struct Key {
    var text: UnsafePointer<UInt8>
    var count: Int
    var hash: UInt32
  }

  private struct Slot {
    var hash: UInt32
    /// The offsets of the word's characters and glyphs and their counts; a length of 0 marks an
    /// empty slot.
    var text: Int32, length: Int32
    var firstGlyph: Int32, glyphCount: Int32
  }

  let face: FontFace
  let language: OpaquePointer?
  private let boundaries: WordBoundaries
  private let slots: UnsafeMutablePointer<Slot>
  private let texts: UnsafeMutablePointer<UInt8>
  let glyphs: UnsafeMutablePointer<Glyph>
  private var count = 0, textCount = 0, glyphCount = 0
  private var words: [Word] = []

  private static let slotCount = 8192
  private static let wordLimit = 4096
  private static let glyphLimit = 32768

  init(face: FontFace, language: OpaquePointer?, boundaries: WordBoundaries) {
    self.face = face
    self.language = language
    self.boundaries = boundaries
    slots = .allocate(capacity: Self.slotCount)
    slots.initialize(
      repeating: Slot(hash: 0, text: 0, length: 0, firstGlyph: 0, glyphCount: 0),
      count: Self.slotCount)
    texts = .allocate(capacity: Self.glyphLimit)
    glyphs = .allocate(capacity: Self.glyphLimit)
  }

  deinit {
    slots.deallocate()
    texts.deallocate()
    glyphs.deallocate()
  }

  /// The words of a text in order; nil if it has to be shaped as a whole.
  func words(of text: UnsafeBufferPointer<UInt8>, shapingWith buffer: OpaquePointer?) -> [Word]? {
    guard boundaries.separate(text), let characters = text.baseAddress else { return nil }
    if count > Self.wordLimit / 2 || glyphCount > Self.glyphLimit / 2 { removeAll() }
    words.removeAll(keepingCapacity: true)
    var start = 0
    while start < text.count {
      var end = start &+ 1
      var hash = (2_166_136_261 ^ UInt32(text[start])) &* 16_777_619
      while end < text.count, text[end] != 0x20 {
        hash = (hash ^ UInt32(text[end])) &* 16_777_619
        end &+= 1
      }
      // The space that follows the word is part of its key.
      let isFollowed = end < text.count
      if isFollowed { hash = (hash ^ 0x20) &* 16_777_619 }
      let key = Key(
        text: characters + start, count: end &- start &+ (isFollowed ? 1 : 0), hash: hash)
      guard let glyphs = known(key) ?? shaped(key, isFollowed: isFollowed, buffer) else {
        return nil
      }
      words.append(Word(offset: start, length: end &- start, glyphs: glyphs))
      start = end
    }
    return words
  }

  private func known(_ key: Key) -> Range<Int>? {
    let slot = slots[slot(of: key)]
    guard slot.length > 0 else { return nil }
    return Int(slot.firstGlyph)..<Int(slot.firstGlyph &+ slot.glyphCount)
  }

  /// The slot of a word, or the empty slot for it.
  private func slot(of key: Key) -> Int {
    var index = Int((key.hash ^ key.hash &>> 15) & UInt32(Self.slotCount &- 1))
    while slots[index].length > 0 {
      let slot = slots[index]
      if slot.hash == key.hash, Int(slot.length) == key.count,
        memcmp(texts + Int(slot.text), key.text, key.count) == 0
      {
        break
      }
      index = (index &+ 1) & (Self.slotCount &- 1)
    }
    return index
  }

  /// Shapes a word and caches it; nil if there is no room, or if shaping changes the space after
  /// it.
  private func shaped(_ key: Key, isFollowed: Bool, _ buffer: OpaquePointer?) -> Range<Int>? {
    hb_buffer_clear_contents(buffer)
    key.text.withMemoryRebound(to: CChar.self, capacity: key.count) {
      hb_buffer_add_utf8(buffer, $0, Int32(key.count), 0, Int32(key.count))
    }
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
    hb_buffer_set_language(buffer, language)
    face.shape(buffer)
    var length: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &length),
      let positions = hb_buffer_get_glyph_positions(buffer, nil)
    else { return nil }
    var shapedCount = Int(length)
    if isFollowed {
      shapedCount -= 1
      guard shapedCount >= 0, infos[shapedCount].cluster == UInt32(key.count - 1),
        infos[shapedCount].codepoint == boundaries.space,
        positions[shapedCount].x_advance == boundaries.spaceAdvance,
        positions[shapedCount].x_offset == 0, positions[shapedCount].y_offset == 0
      else { return nil }
    }
    guard count < Self.wordLimit, textCount + key.count <= Self.glyphLimit,
      glyphCount + shapedCount <= Self.glyphLimit
    else { return nil }
    let first = glyphCount
    for index in 0..<shapedCount {
      glyphs[first + index] = Glyph(
        id: infos[index].codepoint, offset: Int32(infos[index].cluster),
        advance: positions[index].x_advance, x: positions[index].x_offset,
        y: positions[index].y_offset)
    }
    (texts + textCount).update(from: key.text, count: key.count)
    slots[slot(of: key)] = Slot(
      hash: key.hash, text: Int32(textCount), length: Int32(key.count), firstGlyph: Int32(first),
      glyphCount: Int32(shapedCount))
    count += 1
    textCount += key.count
    glyphCount += shapedCount
    return first..<glyphCount
  }

  private func removeAll() {
    for index in 0..<Self.slotCount { slots[index].length = 0 }
    (count, textCount, glyphCount) = (0, 0, 0)
  }
}

internal import CICU

/// Computes line break opportunities (UAX #14) and bidirectional levels (UAX #9) with ICU.
///
/// It takes valid UTF-8, one text at a time, and reuses its buffers.
final class TextAnalyzer {
  private var units: [UInt16] = []
  private var unitCount = 0
  private var byteCount = 0
  private var marks: [UInt8] = []
  private var levels: [UInt8] = []
  private var paragraphs: [UInt8] = []
  /// The line break iterators of the languages used last.
  private var iterators: [(language: String, value: UnsafeMutableRawPointer)] = []

  private static let iteratorLimit = 8

  deinit {
    for iterator in iterators { icu_closeLineBreaks(iterator.value) }
  }

  private func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    byteCount = bytes.count
    unitCount = 0
    grow(&units)
    units.withUnsafeMutableBufferPointer { units in
      var offset = 0
      while offset < bytes.count {
        let (scalar, length) = scalar(at: offset, in: bytes)
        if scalar < 0x10000 {
          units[unitCount] = UInt16(truncatingIfNeeded: scalar)
          unitCount &+= 1
        } else {
          units[unitCount] = UInt16(truncatingIfNeeded: 0xD7C0 &+ scalar &>> 10)
          units[unitCount &+ 1] = UInt16(truncatingIfNeeded: 0xDC00 | scalar & 0x3FF)
          unitCount &+= 2
        }
        offset &+= length
      }
    }
  }

  /// For each UTF-8 offset, 1 if a line may break before it, else 0.
  func lineBreaks(of bytes: UnsafeBufferPointer<UInt8>, language: String) -> [UInt8] {
    byteCount = bytes.count
    grow(&marks)
    if markPlainWords(bytes) { return marks }
    read(bytes)
    if let iterator = iterator(for: language) {
      icu_markLineBreaks(iterator, units, Int32(unitCount), &marks)
      spread(&marks)
    }
    return marks
  }

  /// For each UTF-8 offset, the embedding levels of the character and of its paragraph.
  ///
  /// A paragraph has the direction of its first strong character unless `isFixed` is true.
  func levels(
    of bytes: UnsafeBufferPointer<UInt8>, isRightToLeft: Bool, isFixed: Bool = false
  ) -> (characters: [UInt8], paragraphs: [UInt8]) {
    read(bytes)
    grow(&levels)
    grow(&paragraphs)
    let isFound = icu_getLevels(
      units, Int32(unitCount), isRightToLeft ? 1 : 0, isFixed ? 1 : 0, &levels, &paragraphs)
    if isFound != 0 {
      spread(&levels)
      spread(&paragraphs)
    }
    return (levels, paragraphs)
  }

  /// Marks the line breaks of simple text; returns false for other text.
  ///
  /// Simple text is a single character outside ASCII, or ASCII letters, digits and plain
  /// punctuation, which breaks only at the starts of words in every language.
  private func markPlainWords(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    marks.withUnsafeMutableBufferPointer { marks in
      if let first = bytes.first, first >= 0x80, scalar(at: 0, in: bytes).length == bytes.count {
        marks.prefix(bytes.count).update(repeating: 0)
        return true
      }
      var isAfterWord = false, isAfterSpace = false
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        let isWord = isLetterOrDigit(byte), isSpace = byte == 0x20
        if !isWord, !isSpace {
          let next = index &+ 1 < bytes.count ? bytes[index &+ 1] : 0x20
          switch byte {
          case _ where !isAfterWord: return false
          case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"):
            guard next == 0x20 || isLetterOrDigit(next) else { return false }
          case UInt8(ascii: "'"):
            guard isLetterOrDigit(next) else { return false }
          case UInt8(ascii: "!"), UInt8(ascii: "?"):
            guard next == 0x20 else { return false }
          default: return false
          }
        }
        marks[index] = isAfterSpace && isWord ? 1 : 0
        isAfterWord = isWord
        isAfterSpace = isSpace
        index &+= 1
      }
      return true
    }
  }

  private func grow<Element: FixedWidthInteger>(_ buffer: inout [Element]) {
    if buffer.count < byteCount { buffer = [Element](repeating: 0, count: byteCount) }
  }

  /// Moves the values of UTF-16 units to the UTF-8 offsets of their characters, from the end
  /// backwards.
  private func spread(_ values: inout [UInt8]) {
    guard unitCount < byteCount else { return }
    var offset = byteCount
    var unit = unitCount
    values.withUnsafeMutableBufferPointer { values in
      while unit > 0 {
        unit &-= units[unit &- 1] & 0xFC00 == 0xDC00 ? 2 : 1
        let value = values[unit]
        offset &-= length(ofUnit: units[unit])
        values[offset] = value
      }
    }
  }

  private func iterator(for language: String) -> UnsafeMutableRawPointer? {
    if let known = iterators.first(where: { $0.language == language }) { return known.value }
    if iterators.count == Self.iteratorLimit {
      icu_closeLineBreaks(iterators.removeFirst().value)
    }
    guard let iterator = icu_openLineBreaks(language) else { return nil }
    iterators.append((language, iterator))
    return iterator
  }
}

private func isLetterOrDigit(_ byte: UInt8) -> Bool {
  byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
}

/// The UTF-8 length of the character that begins with a UTF-16 unit.
private func length(ofUnit unit: UInt16) -> Int {
  unit < 0x80 ? 1 : unit < 0x800 ? 2 : unit & 0xFC00 == 0xD800 ? 4 : 3
}

/// The scalar at an offset of valid UTF-8, and its length in bytes.
func scalar(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (value: UInt32, length: Int) {
  let first = UInt32(bytes[offset])
  if first < 0x80 { return (first, 1) }
  func next(_ index: Int) -> UInt32 { UInt32(bytes[offset &+ index]) & 0x3F }
  if first < 0xE0 { return ((first & 0x1F) &<< 6 | next(1), 2) }
  if first < 0xF0 { return ((first & 0x0F) &<< 12 | next(1) &<< 6 | next(2), 3) }
  return ((first & 0x07) &<< 18 | next(1) &<< 12 | next(2) &<< 6 | next(3), 4)
}

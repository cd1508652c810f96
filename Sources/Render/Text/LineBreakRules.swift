/// Where a line may end: after spaces, after hyphens within words, and between ideographs.
enum LineBreakRules {
  /// Whether the characters of a cluster hang past the end of a line; no-break spaces do not.
  static func isSpace(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = bytes.first else { return false }
    if first < 0x80 { return bytes.count == 1 && first == 0x20 }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.allSatisfy {
      switch $0 {
      case "\u{A0}", "\u{2007}", "\u{202F}": false
      case "\u{200B}": true
      default: $0.properties.isWhitespace
      }
    }
  }

  /// Whether a line may end at a UTF-8 offset that has no space on either side.
  static func allowsBreak(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let before = bytes[offset - 1]
    let after = bytes[offset]
    if before < 0x80, after < 0x80 {
      return before == UInt8(ascii: "-") && offset > 1 && isWordByte(bytes[offset - 2])
        && isLetterByte(after)
    }
    guard let left = scalar(endingAt: offset, in: bytes),
      let right = scalar(startingAt: offset, in: bytes)
    else { return false }
    return (isIdeographic(left) || isIdeographic(right)) && !closing.contains(right)
      && !opening.contains(left)
  }

  private static let closing: Set<Unicode.Scalar> = Set(
    "、。，．：；！？）］｝」』】〉》〕ーぁぃぅぇぉっゃゅょァィゥェォッャュョ…".unicodeScalars)
  private static let opening: Set<Unicode.Scalar> = Set("（［｛「『【〈《〔".unicodeScalars)

  private static func isLetterByte(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    isLetterByte(byte) || byte >= 0x80 || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3001...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF60,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }

  private static func scalar(startingAt offset: Int, in bytes: UnsafeBufferPointer<UInt8>)
    -> Unicode.Scalar?
  {
    String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
      .unicodeScalars.first
  }

  private static func scalar(endingAt offset: Int, in bytes: UnsafeBufferPointer<UInt8>)
    -> Unicode.Scalar?
  {
    var start = offset - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return scalar(startingAt: start, in: bytes)
  }
}

import Foundation

/// A value in a PDF file.
indirect enum PDFValue {
  case null
  case bool(Bool)
  case number(Double)
  case string([UInt8])
  case name(String)
  case array([PDFValue])
  case dictionary([String: PDFValue])
  case stream(PDFStream)
  /// The number of an object.
  case reference(Int)
}

/// A stream: its dictionary and its bytes, as the filters of the dictionary have packed them.
struct PDFStream {
  var dictionary: [String: PDFValue]
  var packed: ArraySlice<UInt8>
}

/// A token of a PDF file or of a content stream.
enum PDFToken {
  case value(PDFValue)
  case keyword(String)
}

/// Reads values and keywords from bytes.
struct PDFLexer {
  let bytes: ArraySlice<UInt8>
  private(set) var index: Int

  /// The levels of arrays and dictionaries up to which values are read: they are read by recursion.
  private static let depthLimit = 60

  init(_ bytes: ArraySlice<UInt8>, from index: Int? = nil) {
    self.bytes = bytes
    self.index = index ?? bytes.startIndex
  }

  mutating func move(to index: Int) {
    self.index = min(max(index, bytes.startIndex), bytes.endIndex)
  }

  private var byte: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  // These are called for each byte, so they are plain comparisons.

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || byte <= 13 && (byte == 10 || byte == 13 || byte == 9 || byte == 0 || byte == 12)
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x28, 0x29, 0x3C, 0x3E, 0x5B, 0x5D, 0x7B, 0x7D, 0x2F, 0x25: true
    default: false
    }
  }

  /// Returns the index of a word at or after an index; nil if there is none.
  static func index(of word: StaticString, in bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
    guard start < bytes.endIndex else { return nil }
    return bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return nil }
      let end = base + buffer.count - word.utf8CodeUnitCount
      var place = base + (start - bytes.startIndex)
      while place <= end, let found = memchr(place, Int32(word.utf8Start[0]), end - place + 1) {
        place = UnsafeRawPointer(found)
        if memcmp(place, word.utf8Start, word.utf8CodeUnitCount) == 0 {
          return bytes.startIndex + (place - base)
        }
        place += 1
      }
      return nil
    }
  }

  mutating func skipSpace() {
    while let byte {
      if byte == UInt8(ascii: "%") {
        while let byte = self.byte, byte != 10, byte != 13 { index += 1 }
      } else if Self.isSpace(byte) {
        index += 1
      } else {
        return
      }
    }
  }

  /// Returns the next value or keyword; nil at the end and after a mistake.
  mutating func token(depth: Int = 0) -> PDFToken? {
    skipSpace()
    guard let first = byte, depth < Self.depthLimit else { return nil }
    switch first {
    case UInt8(ascii: "/"): return .value(.name(name()))
    case UInt8(ascii: "("): return .value(.string(literal()))
    case UInt8(ascii: "["):
      index += 1
      var values: [PDFValue] = []
      while true {
        skipSpace()
        if byte == UInt8(ascii: "]") { break }
        guard let token = token(depth: depth + 1) else { return nil }
        append(token, to: &values)
      }
      index += 1
      return .value(.array(values))
    case UInt8(ascii: "<"):
      if index + 1 < bytes.endIndex, bytes[index + 1] == first {
        index += 2
        return dictionary(depth: depth).map { .value(.dictionary($0)) }
      }
      return .value(.string(hexadecimal()))
    case let byte where Self.isDelimiter(byte):
      index += 1
      return .keyword(String(Unicode.Scalar(byte)))
    default: return word()
    }
  }

  /// Adds a value, or replaces the last two numbers with a reference.
  private func append(_ token: PDFToken, to values: inout [PDFValue]) {
    switch token {
    case .value(let value): values.append(value)
    case .keyword("R"):
      guard values.count >= 2, case .number(let number) = values[values.count - 2],
        let object = Int(exactly: number)
      else { return }
      values.removeLast(2)
      values.append(.reference(object))
    case .keyword: break
    }
  }

  private mutating func dictionary(depth: Int) -> [String: PDFValue]? {
    var values: [PDFValue] = []
    while true {
      skipSpace()
      if byte == UInt8(ascii: ">") { break }
      guard let token = token(depth: depth + 1) else { return nil }
      append(token, to: &values)
    }
    index = min(index + 2, bytes.endIndex)
    var dictionary: [String: PDFValue] = [:]
    for place in stride(from: 0, to: values.count - 1, by: 2) {
      if case .name(let key) = values[place] { dictionary[key] = values[place + 1] }
    }
    return dictionary
  }

  private mutating func name() -> String {
    index += 1
    var name: [UInt8] = []
    while let byte, !Self.isSpace(byte), !Self.isDelimiter(byte) {
      index += 1
      if byte == UInt8(ascii: "#"), index + 1 < bytes.endIndex,
        let code = UInt8(String(decoding: bytes[index...index + 1], as: UTF8.self), radix: 16)
      {
        name.append(code)
        index += 2
      } else {
        name.append(byte)
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  private mutating func literal() -> [UInt8] {
    index += 1
    var string: [UInt8] = []
    var depth = 1
    while let byte {
      index += 1
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return string }
      case UInt8(ascii: "\\"):
        guard let next = self.byte else { return string }
        index += 1
        string.append(next)
        continue
      default: break
      }
      string.append(byte)
    }
    return string
  }

  private mutating func hexadecimal() -> [UInt8] {
    index += 1
    var digits: [UInt8] = []
    while let byte, byte != UInt8(ascii: ">") {
      index += 1
      if let digit = Character(Unicode.Scalar(byte)).hexDigitValue { digits.append(UInt8(digit)) }
    }
    index = min(index + 1, bytes.endIndex)
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private mutating func word() -> PDFToken {
    let start = index
    while let byte, !Self.isSpace(byte), !Self.isDelimiter(byte) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    switch text {
    case "true": return .value(.bool(true))
    case "false": return .value(.bool(false))
    case "null": return .value(.null)
    default:
      let isNumber = text.utf8.allSatisfy { (0x30...0x39).contains($0) || "+-.".utf8.contains($0) }
      if isNumber, let number = Double(text.hasPrefix("+") ? String(text.dropFirst()) : text) {
        return .value(.number(number))
      }
      // Some programs write a second sign, as in "--1".
      if isNumber { return .value(.number(Double(text.filter { $0 != "-" && $0 != "+" }) ?? 0)) }
      return .keyword(text)
    }
  }
}

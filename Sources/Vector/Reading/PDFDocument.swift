import Drawing
import Foundation

/// The objects of a PDF file.
///
/// Objects are found by reading the file from its start, so a damaged table of objects does not
/// matter. Of two objects with the same number the last is valid, as after an incremental update.
final class PDFDocument {
  private var objects: [Int: PDFValue] = [:]
  private(set) var trailer: [String: PDFValue] = [:]

  init(_ data: Data) throws(InputError) {
    read([UInt8](data))
    guard trailer["Encrypt"] == nil else { throw InputError(reason: "the PDF is encrypted") }
    if objects.isEmpty { throw InputError(reason: "it is not a readable PDF") }
  }

  private func read(_ bytes: [UInt8]) {
    var lexer = PDFLexer(bytes[...])
    var numbers: [Double] = []
    while true {
      lexer.skipSpace()
      if lexer.index >= bytes.count { return }
      guard let token = lexer.token() else {
        lexer.move(to: lexer.index + 1)
        continue
      }
      switch token {
      case .value(.number(let number)): numbers.append(number)
      case .keyword("obj"):
        if numbers.count >= 2, let number = Int(exactly: numbers[numbers.count - 2]) {
          objects[number] = object(&lexer, bytes)
        }
        numbers = []
      case .keyword("trailer"):
        if case .value(.dictionary(let dictionary)) = lexer.token() {
          trailer.merge(dictionary) { $1 }
        }
        numbers = []
      default: numbers = []
      }
    }
  }

  private func object(_ lexer: inout PDFLexer, _ bytes: [UInt8]) -> PDFValue {
    guard case .value(let value) = lexer.token() else { return .null }
    guard case .dictionary(let dictionary) = value else { return value }
    let end = lexer.index
    guard case .keyword("stream") = lexer.token() else {
      lexer.move(to: end)
      return value
    }
    var start = lexer.index
    if start < bytes.count, bytes[start] == 13 { start += 1 }
    if start < bytes.count, bytes[start] == 10 { start += 1 }
    if case .number(let number)? = dictionary["Length"], let length = Int(exactly: number),
      length >= 0, length <= bytes.count - start
    {
      let rest = bytes[(start + length)...].prefix(2).prefix { PDFLexer.isSpace($0) }.count
      let word = start + length + rest
      if PDFLexer.index(of: "endstream", in: bytes[word...].prefix(9), from: word) == word {
        lexer.move(to: start + length)
        return .stream(PDFStream(dictionary: dictionary, packed: bytes[start..<start + length]))
      }
    }
    let found = PDFLexer.index(of: "endstream", in: bytes[...], from: start) ?? bytes.count
    lexer.move(to: found)
    return .stream(PDFStream(dictionary: dictionary, packed: bytes[start..<found]))
  }

  /// Returns the object that a reference names, and another value unchanged.
  func resolved(_ value: PDFValue?) -> PDFValue {
    var value = value ?? .null
    // A reference may name another one, and must not go round in a circle.
    for _ in 0..<16 {
      guard case .reference(let number) = value else { return value }
      value = objects[number] ?? .null
    }
    return .null
  }

  func number(_ value: PDFValue?) -> Double? {
    if case .number(let number) = resolved(value), number.isFinite { number } else { nil }
  }

  func integer(_ value: PDFValue?) -> Int? { number(value).flatMap { Int(exactly: $0.rounded()) } }

  func name(_ value: PDFValue?) -> String? {
    if case .name(let name) = resolved(value) { name } else { nil }
  }

  func array(_ value: PDFValue?) -> [PDFValue]? {
    if case .array(let values) = resolved(value) { values } else { nil }
  }

  func numbers(_ value: PDFValue?) -> [Double]? {
    array(value).map { $0.map { number($0) ?? 0 } }
  }

  /// Returns a dictionary, also that of a stream.
  func dictionary(_ value: PDFValue?) -> [String: PDFValue]? {
    switch resolved(value) {
    case .dictionary(let dictionary): dictionary
    case .stream(let stream): stream.dictionary
    default: nil
    }
  }

  func stream(_ value: PDFValue?) -> PDFStream? {
    if case .stream(let stream) = resolved(value) { stream } else { nil }
  }

  func rect(_ value: PDFValue?) -> CGRect? {
    guard let numbers = numbers(value), numbers.count == 4 else { return nil }
    return CGRect(
      x: min(numbers[0], numbers[2]), y: min(numbers[1], numbers[3]),
      width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
  }

  func transform(_ value: PDFValue?) -> CGAffineTransform {
    guard let numbers = numbers(value), numbers.count == 6 else { return .identity }
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  // MARK: Pages

  /// Returns the first page, with the properties that it inherits.
  func firstPage() -> [String: PDFValue]? {
    let root = dictionary(trailer["Root"]) ?? catalog
    var page = dictionary(root?["Pages"]) ?? [:]
    var inherited: [String: PDFValue] = [:]
    for _ in 0..<32 {
      inherited.merge(page) { $1 }
      guard let first = array(page["Kids"])?.first, let next = dictionary(first) else { break }
      page = next
    }
    return name(page["Type"]) == "Page" || page["Contents"] != nil ? inherited : nil
  }

  /// The root of a file without a readable trailer.
  private var catalog: [String: PDFValue]? {
    objects.sorted { $0.key < $1.key }.lazy.compactMap { self.dictionary($0.value) }
      .first { self.name($0["Type"]) == "Catalog" }
  }
}

/// Finds the trailing closures of one call in a Swift source, and replaces the text in one of them.
///
/// It reads brackets, strings and comments, which decide where a call ends.
struct InlineSnapshotRewriter {
  private let bytes: [UInt8]

  private struct Closure {
    var label: String?
    var range: Range<Int>
  }

  init(_ source: String) {
    bytes = Array(source.utf8)
  }

  /// Returns the source with a text in the call at a place; nil if there is no call.
  func source(with text: String, at place: InlineSnapshotPlace) -> String? {
    guard let start = offset(of: place), let calls = closures(from: start) else { return nil }
    let syntax = place.syntax
    let indent = indentation(at: calls.end)
    let closure = Self.closure(of: text, indent: indent)
    let target =
      calls.closures.indices.contains(syntax.trailingClosureOffset)
      ? calls.closures[syntax.trailingClosureOffset]
      : calls.closures.first { $0.label == syntax.trailingClosureLabel }
    if let target { return replacing(target.range, with: closure) }
    let last = calls.closures.last?.range.upperBound
    let label = last == nil ? " " : " \(syntax.trailingClosureLabel): "
    let end = last ?? calls.end
    return replacing(end..<end, with: label + closure)
  }

  private func replacing(_ range: Range<Int>, with text: String) -> String {
    String(
      decoding: bytes[..<range.lowerBound] + text.utf8 + bytes[range.upperBound...], as: UTF8.self)
  }

  // MARK: Texts

  /// Returns a closure with a literal of several lines, which needs no escapes.
  private static func closure(of text: String, indent: String) -> String {
    var hashes = ""
    let needsHash = text.contains("\\") || text.contains("\"\"\"")
    if needsHash {
      hashes = "#"
      while text.contains("\"\"\"\(hashes)") || text.contains("\\\(hashes)") { hashes += "#" }
    }
    let inner = indent + "  "
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "" : inner + $0
    }
    return
      (["{", "\(inner)\(hashes)\"\"\""] + lines + ["\(inner)\"\"\"\(hashes)", "\(indent)}"])
      .joined(separator: "\n")
  }

  private func indentation(at end: Int) -> String {
    let start = bytes[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let blanks = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: blanks, as: UTF8.self)
  }

  // MARK: Calls

  private func offset(of place: InlineSnapshotPlace) -> Int? {
    var line = 1
    var index = 0
    while line < place.line, index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
    index += place.column - 1
    return line == place.line && bytes.indices.contains(index) ? index : nil
  }

  /// Returns the end of the arguments of a call, and its trailing closures.
  private func closures(from start: Int) -> (end: Int, closures: [Closure])? {
    var end = start
    if bytes[start] == UInt8(ascii: "(") {
      guard let close = endOfBrackets(start) else { return nil }
      end = close
    } else if bytes[start] != UInt8(ascii: "{") {
      return nil
    }
    var found: [Closure] = []
    var index = end
    while true {
      var next = afterBlanks(index)
      var label: String?
      if !found.isEmpty, let name = self.label(at: next) {
        label = name.text
        next = afterBlanks(name.end)
      } else if !found.isEmpty {
        break
      }
      guard next < bytes.count, bytes[next] == UInt8(ascii: "{"), let close = endOfBrackets(next)
      else { break }
      found.append(Closure(label: label, range: next..<close))
      index = close
    }
    return (end, found)
  }

  /// Returns the label, with its colon, at a place.
  private func label(at start: Int) -> (text: String, end: Int)? {
    let name = bytes[start...].prefix { byte in
      byte == UInt8(ascii: "_") || byte >= 0x80 || Character(Unicode.Scalar(byte)).isLetter
        || Character(Unicode.Scalar(byte)).isNumber
    }
    guard !name.isEmpty, name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: ":")
    else { return nil }
    return (String(decoding: name, as: UTF8.self), name.endIndex + 1)
  }

  // MARK: Tokens

  /// Returns the place after the bracket that closes the one at `start`.
  private func endOfBrackets(_ start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < bytes.count {
      if let end = afterComment(index) ?? afterString(index) {
        index = end
        continue
      }
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
      index += 1
    }
    return nil
  }

  private func afterBlanks(_ start: Int) -> Int {
    var index = start
    while index < bytes.count {
      if let end = afterComment(index) {
        index = end
      } else if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) {
        index += 1
      } else {
        break
      }
    }
    return index
  }

  private func afterComment(_ start: Int) -> Int? {
    if has("//", at: start) {
      return bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }
    guard has("/*", at: start) else { return nil }
    var depth = 0
    var index = start
    while index < bytes.count {
      if has("/*", at: index) {
        depth += 1
        index += 2
      } else if has("*/", at: index) {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return bytes.count
  }

  private func afterString(_ start: Int) -> Int? {
    var quote = start
    while quote < bytes.count, bytes[quote] == UInt8(ascii: "#") { quote += 1 }
    guard quote < bytes.count, bytes[quote] == UInt8(ascii: "\"") else { return nil }
    let hashes = String(repeating: "#", count: quote - start)
    let mark = has("\"\"\"", at: quote) ? "\"\"\"" : "\""
    var index = quote + mark.count
    while index < bytes.count {
      if has("\\\(hashes)", at: index) {
        index += 1 + hashes.count
        if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
          index = endOfBrackets(index) ?? bytes.count
        } else {
          index += 1
        }
      } else if has(mark + hashes, at: index) {
        return index + mark.count + hashes.count
      } else {
        index += 1
      }
    }
    return bytes.count
  }

  private func has(_ text: String, at index: Int) -> Bool {
    bytes[index...].starts(with: text.utf8)
  }
}

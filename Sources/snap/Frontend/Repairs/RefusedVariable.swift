import Foundation

/// The replacement of the type or the value of a variable that the compiler refuses.
struct RefusedVariable {
  private let text: [UInt8]
  /// The declared type; nil without one.
  private var type: Range<Int>?
  /// The value after the equals sign.
  private var value: Range<Int>?

  /// Finds the parts of the declaration of one variable; no value if another one follows, or if a
  /// closure is in it.
  init(_ range: Range<Int>, in text: [UInt8]) {
    self.text = text
    var reader = SourceReader(text, from: range.lowerBound, through: range.upperBound - 1)
    var depth = 0
    var start: Int?
    var end = range.upperBound
    var equals: Int?
    scan: while let token = reader.next() {
      guard case .punctuation(let mark) = token else { continue }
      let place = reader.position - 1
      switch mark {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ":") where depth == 0 && start == nil && equals == nil: start = place + 1
      case UInt8(ascii: "=") where depth == 0 && equals == nil: equals = place
      case UInt8(ascii: "{") where depth == 0:
        guard equals != nil else {
          end = place
          break scan
        }
        let inner = reader.next()
        let isObserver = ["didSet", "willSet"].contains { name in
          if case .name(name, _, _) = inner { true } else { false }
        }
        guard isObserver else { return }
        end = place
        break scan
      case UInt8(ascii: ",") where depth == 0: return
      default: break
      }
    }
    type = start.map { text.trimmed($0..<(equals ?? end)) }
    value = equals.map { text.trimmed($0 + 1..<end) }
  }

  /// The replacement for a message about a place: `Never` for an unknown type, an empty value for a
  /// value; nil if the variable needs a value of its type.
  func replacement(
    at place: Int, because reason: String
  ) -> (range: Range<Int>, text: String)? {
    guard let type, let first = text[type].first, let last = text[type].last else { return nil }
    if let value, value.contains(place) {
      let hasEmptyValue =
        first != UInt8(ascii: "(") && last == UInt8(ascii: "?")
        || first == UInt8(ascii: "[") && last == UInt8(ascii: "]")
      // An empty value that is refused is not replaced again.
      guard hasEmptyValue, !text[value].starts(with: RefusedStatement.omission.utf8) else {
        return nil
      }
      return (value, "\(RefusedStatement.omission)(\(ViewProgramSource.literal(reason)))")
    }
    guard reason.contains("cannot find type '"), type.contains(place) else { return nil }
    let name = text[place..<type.upperBound].prefix {
      SourceReader.isLetter($0) || $0 == UInt8(ascii: ".")
    }
    let rest = text[name.endIndex..<type.upperBound]
    let isOptional = place == type.lowerBound && rest.elementsEqual("?".utf8)
    let isArray =
      place == type.lowerBound + 1 && text[type.lowerBound] == UInt8(ascii: "[")
      && (rest.elementsEqual("]".utf8) || rest.elementsEqual("]?".utf8))
    return isOptional || isArray ? (place..<name.endIndex, "Swift.Never") : nil
  }
}

extension [UInt8] {
  /// A range of a text without spaces at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let isText = { (byte: UInt8) in byte > UInt8(ascii: " ") }
    guard let start = self[range].firstIndex(where: isText),
      let last = self[range].lastIndex(where: isText)
    else { return range }
    return start..<last + 1
  }
}

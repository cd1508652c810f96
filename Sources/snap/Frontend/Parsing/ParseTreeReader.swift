/// A reader of a parse tree in the compiler's JSON.
///
/// swiftc 6.3 omits the brace that ends a `type_attributed` node, as for `-> @Sendable () -> Void`.
/// Its output is then off by one level: an element of a list may have an empty key, and a field may
/// lack its key. Such text is read by these rules:
/// 1. A `type_attributed` node ends after its field `type_repr`.
/// 2. The key of an element is skipped.
/// 3. A field without a key is named after the kind of its value, or ignored.
struct ParseTreeReader {
  /// Whether the text is read by the rules above instead of as JSON.
  private let isRepairing: Bool
  private let bytes: [UInt8]
  private var position = 0
  /// The unfinished nodes and lists, from the outermost to the innermost.
  private var open: [Container] = []

  private enum Container {
    case node([String: ParseNode.Value], key: String?)
    case list([ParseNode.Value])
  }

  /// Returns the root of a tree; nil for text in another format.
  static func tree(of bytes: [UInt8]) -> ParseNode? {
    for isRepairing in [false, true] {
      var reader = ParseTreeReader(bytes: bytes, isRepairing: isRepairing)
      if let tree = reader.read() { return tree }
    }
    return nil
  }

  private init(bytes: [UInt8], isRepairing: Bool) {
    self.bytes = bytes
    self.isRepairing = isRepairing
  }

  /// Reads the tree without recursion, since a chain of modifiers has a level for each modifier.
  private mutating func read() -> ParseNode? {
    while position < bytes.count {
      var value: ParseNode.Value?
      switch bytes[position] {
      case UInt8(ascii: "{"):
        open.append(.node([:], key: nil))
        position += 1
      case UInt8(ascii: "["):
        open.append(.list([]))
        position += 1
      case UInt8(ascii: "}"):
        guard case .node(let fields, nil)? = open.popLast() else { return nil }
        value = .node(ParseNode(fields: fields))
        position += 1
      case UInt8(ascii: "]"):
        guard case .list(let elements)? = open.popLast() else { return nil }
        value = .list(elements)
        position += 1
      case UInt8(ascii: "\""):
        guard let text = text() else { return nil }
        guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else {
          value = .text(text)
          break
        }
        position += 1
        guard begin(text) else { return nil }
      case UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        position += 1
      default:
        value = scalar()
        if value == nil { return nil }
      }
      guard let value else { continue }
      if open.isEmpty {
        if case .node(let root) = value { return root }
        return nil
      }
      guard add(value) else { return nil }
    }
    return nil
  }

  /// Records the key of the next value's field.
  private mutating func begin(_ key: String) -> Bool {
    guard case .node(let fields, nil)? = open.last else { return isRepairing }
    open[open.count - 1] = .node(fields, key: key)
    return true
  }

  /// Adds a value to the innermost container, and ends an attributed type.
  private mutating func add(_ value: ParseNode.Value) -> Bool {
    var value = value
    while true {
      switch open.popLast() {
      case .list(var elements):
        elements.append(value)
        open.append(.list(elements))
        return true
      case .node(var fields, let key):
        guard let name = key ?? (isRepairing ? value.inferredKey : nil) else { return false }
        fields[name] = value
        guard isRepairing, name == "type_repr", case .text("type_attributed")? = fields["_kind"]
        else {
          open.append(.node(fields, key: nil))
          return true
        }
        value = .node(ParseNode(fields: fields))
      case nil: return false
      }
    }
  }

  // MARK: Scalars

  private mutating func scalar() -> ParseNode.Value? {
    let start = position
    while position < bytes.count, isPartOfScalar(bytes[position]) { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    if let number = Int(word) { return .number(number) }
    return word.isEmpty ? nil : .text(word)
  }

  private func isPartOfScalar(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "E"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// Reads the string at the position; nil if it has no end.
  private mutating func text() -> String? {
    position += 1
    var start = position
    var text = ""
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        text += String(decoding: bytes[start..<position], as: UTF8.self)
        position += 1
        return text
      case UInt8(ascii: "\\"):
        text += String(decoding: bytes[start..<position], as: UTF8.self)
        text += escape()
        start = position
      default: position += 1
      }
    }
    return nil
  }

  private mutating func escape() -> String {
    position += 2
    guard position <= bytes.count else { return "" }
    switch bytes[position - 1] {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "u"):
      // The compiler escapes only control characters; all others are UTF-8.
      let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
      position += 4
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? "\u{FFFD}"
    case let byte: return String(decoding: [byte], as: UTF8.self)
    }
  }
}

extension ParseNode.Value {
  /// The name for a field without a key: the one for its kind of value, or a name that nothing
  /// reads.
  fileprivate var inferredKey: String {
    switch self {
    case .node(let node) where node.kind == "brace_stmt": "body"
    case .node(let node) where node.kind == "parameter_list": "params"
    case .list(let elements):
      if case .node(let first)? = elements.first, first.kind.hasSuffix("_attr") {
        "attrs"
      } else {
        "members"
      }
    default: ""
    }
  }
}

import CYAML
import Foundation

/// A value of a YAML document, with its place.
struct YAMLNode {
  enum Content {
    case null
    case text(String)
    case list([YAMLNode])
    case map([(key: YAMLNode, value: YAMLNode)])
  }

  var content: Content
  /// The line and column of the first character, from 1.
  var line: Int
  var column: Int

  /// Reads the only document of a text; nil if the text has none.
  static func document(in data: Data) throws(YAMLError) -> YAMLNode? {
    var reader = YAMLReader(data)
    defer { reader.end() }
    return try reader.document()
  }
}

/// A mistake in a YAML document.
struct YAMLError: Error, Equatable {
  var message: String
  var line: Int
  var column: Int
}

/// A reader of the events of libyaml.
private struct YAMLReader {
  /// Deeper values are refused, so that no text exhausts the stack.
  private static let depthLimit = 16

  // libyaml keeps pointers to both while it reads.
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private var event = yaml_event_t()
  private var hasEvent = false

  init(_ data: Data) {
    bytes = .allocate(capacity: data.count)
    _ = bytes.initialize(from: data)
    yaml_parser_initialize(parser)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  mutating func end() {
    forgetEvent()
    yaml_parser_delete(parser)
    parser.deallocate()
    bytes.deallocate()
  }

  mutating func document() throws(YAMLError) -> YAMLNode? {
    try next()
    try next()
    guard event.type == YAML_DOCUMENT_START_EVENT else { return nil }
    try next()
    let node = try node(depth: 0)
    try next()
    try next()
    guard event.type == YAML_STREAM_END_EVENT else {
      throw error("there is a second document; leave one", at: event.start_mark)
    }
    return node
  }

  /// Reads the value that begins with the current event.
  private mutating func node(depth: Int) throws(YAMLError) -> YAMLNode {
    let start = event.start_mark
    guard depth < Self.depthLimit else { throw error("values are nested too deep", at: start) }
    let content: YAMLNode.Content
    switch event.type {
    case YAML_SCALAR_EVENT: content = isNull ? .null : .text(scalar)
    case YAML_SEQUENCE_START_EVENT:
      var elements: [YAMLNode] = []
      while try next(), event.type != YAML_SEQUENCE_END_EVENT {
        elements.append(try node(depth: depth + 1))
      }
      content = .list(elements)
    case YAML_MAPPING_START_EVENT:
      var entries: [(key: YAMLNode, value: YAMLNode)] = []
      while try next(), event.type != YAML_MAPPING_END_EVENT {
        let key = try node(depth: depth + 1)
        try next()
        entries.append((key, try node(depth: depth + 1)))
      }
      content = .map(entries)
    default: throw error("an alias is not supported here; repeat the value", at: start)
    }
    return YAMLNode(content: content, line: Int(start.line) + 1, column: Int(start.column) + 1)
  }

  /// Whether the current text represents no value: it is empty, or one of those of YAML's core
  /// schema.
  private var isNull: Bool {
    event.data.scalar.style == YAML_PLAIN_SCALAR_STYLE
      && ["", "~", "null", "Null", "NULL"].contains(scalar)
  }

  private var scalar: String {
    let scalar = event.data.scalar
    return String(
      decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
  }

  /// Reads the next event; always returns true.
  @discardableResult private mutating func next() throws(YAMLError) -> Bool {
    forgetEvent()
    guard yaml_parser_parse(parser, &event) == 1 else {
      let problem = parser.pointee.problem.map { String(cString: $0) } ?? "it is not YAML"
      // An error of the encoding has an offset in bytes and no place.
      guard parser.pointee.error != YAML_READER_ERROR else {
        let before = bytes.prefix(parser.pointee.problem_offset)
        let line = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        throw YAMLError(
          message: problem, line: max(line.count, 1), column: (line.last?.count ?? 0) + 1)
      }
      throw error(problem, at: parser.pointee.problem_mark)
    }
    hasEvent = true
    return true
  }

  private mutating func forgetEvent() {
    if hasEvent { yaml_event_delete(&event) }
    hasEvent = false
  }

  private func error(_ message: String, at mark: yaml_mark_t) -> YAMLError {
    YAMLError(message: message, line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}

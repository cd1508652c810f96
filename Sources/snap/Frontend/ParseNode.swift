import Foundation

/// A node of the tree that `swiftc -dump-parse -dump-ast-format json` prints.
///
/// The format is the compiler's own and differs from kind to kind, so every field is optional and
/// one of an unexpected shape counts as absent.
final class ParseNode: Decodable {
  let kind: String
  /// Byte offsets; the end is that of the last token's first byte.
  let range: (start: Int, end: Int)?
  let name: String?
  let value: String?
  let label: String?
  let accessLevel: String?
  let extendedType: String?
  /// The flags that are set, among those the scan asks about.
  let flags: Set<Flag>
  let subpattern: ParseNode?
  let expression: ParseNode?
  let arguments: ParseNode?
  let parameters: ParseNode?
  let attributes: [ParseNode]
  let accessors: [ParseNode]
  let genericParameters: [ParseNode]
  /// Items of a file, members of a type, entries of a binding, elements of a list.
  let children: [ParseNode]

  enum Flag: String, CaseIterable {
    case isStatic = "static"
    case isConstant = "let"
    case didSet, willSet
    case hasInitialValue = "original_init"
    case hasDefault = "default_arg"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func decode<Value: Decodable>(_ key: String, as type: Value.Type = Value.self) -> Value? {
      try? container.decodeIfPresent(type, forKey: Key(stringValue: key))
    }
    kind = decode("_kind") ?? ""
    range = decode("range", as: [String: Int].self).flatMap { range in
      range["start"].flatMap { start in range["end"].map { (start, $0) } }
    }
    name = decode("name", as: DeclarationName.self)?.text
    value = decode("value")
    label = decode("label")
    accessLevel = decode("access_level")
    extendedType = decode("extended_type")
    flags = Set(Flag.allCases.filter { container.contains(Key(stringValue: $0.rawValue)) })
    subpattern = decode("pattern") ?? decode("sub_pattern")
    expression = decode("expr")
    arguments = decode("args")
    parameters = decode("params")
    attributes = decode("attrs") ?? []
    accessors = decode("accessors") ?? []
    genericParameters = decode("generic_params") ?? []
    children =
      ["items", "members", "pattern_entries", "args", "params"].lazy
      .compactMap { decode($0, as: [ParseNode].self) }.first ?? []
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private struct DeclarationName: Decodable {
    let base_name: Base
    struct Base: Decodable {
      let name: String?
      let special: String?
    }
    var text: String? { base_name.name ?? base_name.special }
  }
}

import Foundation

/// A node of the tree that `swiftc -dump-parse -dump-ast-format json` prints.
///
/// The format is specific to the compiler and differs between kinds of nodes: a field that is
/// missing or has an unexpected form is nil or empty.
struct ParseNode {
  /// A field of a node.
  indirect enum Value {
    case node(ParseNode)
    case list([Value])
    /// A string, `true`, `false` or a fraction.
    case text(String)
    case number(Int)
  }

  private let fields: [String: Value]

  /// Parses the tree of a file; nil for data in another format.
  init?(json: Data) {
    guard let tree = ParseTreeReader.tree(of: Array(json)) else { return nil }
    self = tree
  }

  init(fields: [String: Value]) {
    self.fields = fields
  }

  private func text(_ key: String) -> String? {
    if case .text(let text)? = fields[key] { text } else { nil }
  }

  private func number(_ key: String) -> Int? {
    if case .number(let number)? = fields[key] { number } else { nil }
  }

  private func node(_ key: String) -> ParseNode? { fields[key]?.node }

  private func list(_ key: String) -> [ParseNode] {
    if case .list(let elements)? = fields[key] { elements.compactMap(\.node) } else { [] }
  }

  var kind: String { text("_kind") ?? "" }

  /// The range in byte offsets; the end is the first byte of the last token.
  ///
  /// Expressions have no range.
  var range: (start: Int, end: Int)? {
    guard let range = node("range"), let start = range.number("start"),
      let end = range.number("end")
    else { return nil }
    return (start, end)
  }

  // MARK: Declarations

  enum Flag: String {
    case isStatic = "static"
    case isConstant = "let"
    case isGetter = "get"
    case didSet, willSet
    case hasInitialValue = "original_init"
    case hasDefault = "default_arg"
  }

  func has(_ flag: Flag) -> Bool { fields[flag.rawValue] != nil }

  /// The name of a declaration, or the name that an expression refers to, without labels.
  var name: String? {
    if let name = text("name") ?? text("field") { return name }
    let base = node("name")?.node("base_name")
    return base?.text("name") ?? base?.text("special")
  }

  var accessLevel: String? { text("access_level") }
  var extendedType: String? { text("extended_type") }
  /// The label of a parameter; nil for `_`.
  var argumentLabel: String? { text("apiName") }
  var attributes: [ParseNode] { list("attrs") }
  var accessors: [ParseNode] { list("accessors") }
  var genericParameters: [ParseNode] { list("generic_params") }
  var parameters: ParseNode? { node("params") }
  var body: ParseNode? { node("body") }
  var subpattern: ParseNode? { node("pattern") ?? node("sub_pattern") }
  var initialValue: ParseNode? { node("original_init") }

  /// The items of a file, members of a type, entries of a binding or elements of a list.
  var children: [ParseNode] {
    ["items", "members", "pattern_entries", "args", "params"].lazy.map(list)
      .first { !$0.isEmpty } ?? []
  }

  // MARK: Statements

  var elements: [ParseNode] { list("elements") }
  /// The expression of a `return`, or the type that a function returns.
  var result: ParseNode? { node("result") }
  /// The name of a type without arguments.
  var typeName: String? { text("id") }
  var conditions: [ParseNode] { list("conditions") }
  var thenBranch: ParseNode? { node("then_stmt") }
  var elseBranch: ParseNode? { node("else_stmt") }
  var subject: ParseNode? { node("subject_expr") }
  var cases: [ParseNode] { list("cases") }
  var caseLabels: [ParseNode] { list("case_label_items") }

  // MARK: Expressions

  /// The value of a literal.
  var value: String? { text("value") }
  /// The label of an argument.
  var label: String? { text("label") }
  var expression: ParseNode? { node("expr") }
  /// The function of a call.
  var function: ParseNode? { node("fn") }
  var arguments: ParseNode? { node("args") }
  /// The expression before a dot.
  var base: ParseNode? { node("base") }

  /// All direct child nodes, in no particular order.
  var parts: [ParseNode] {
    fields.keys.sorted().flatMap { key in node(key).map { [$0] } ?? list(key) }
  }
}

extension ParseNode.Value {
  fileprivate var node: ParseNode? {
    if case .node(let node) = self { node } else { nil }
  }
}

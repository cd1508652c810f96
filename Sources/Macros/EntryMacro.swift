/// Expands `@Entry` on a variable to a peer key type or to accessors that use the key.
///
/// The compiler requests both expansions; only the accessors report errors, so that each error
/// appears once.
func expandEntry(
  _ declaration: Syntax, in context: Syntax?, role: String
) throws(MacroError) -> String {
  do {
    let parts = try entryParts(of: declaration, in: context)
    return role == "accessor" ? parts.accessors : parts.key
  } catch {
    guard role == "accessor" else { return "" }
    throw error
  }
}

private func entryParts(
  of declaration: Syntax, in context: Syntax?
) throws(MacroError) -> (accessors: String, key: String) {
  let entry = try Entry(declaration.source)
  let container = context.flatMap { extendedType(in: $0.source) } ?? ""
  guard let key = keys[container] else {
    throw MacroError(
      message: "@Entry must be in an extension of \(keys.keys.sorted().joined(separator: " or "))")
  }
  let name = "__Key_\(entry.name.filter { $0 != "`" })"
  let accessors = "{\n  get { self[\(name).self] }\n  set { self[\(name).self] = newValue }\n}"
  let head = "private struct \(name): LayoutDSL.\(key)"
  if container == "FocusedValues" {
    guard let type = entry.type, type.hasSuffix("?"), entry.value == nil else {
      throw MacroError(message: "a focused value must have an optional type and no default value")
    }
    return (accessors, "\(head) {\n  typealias Value = \(type.dropLast())\n}")
  }
  let value: String
  switch (entry.type, entry.value) {
  case (let type?, let expression?):
    value = "static var defaultValue: \(type) { \(expression)\n  }"
  case (let type?, nil) where type.hasSuffix("?"):
    value = "static var defaultValue: \(type) { nil }"
  case (nil, let expression?):
    value = "static let defaultValue = \(expression)"
  default:
    throw MacroError(message: "@Entry requires a default value")
  }
  return (accessors, "\(head) {\n  \(value)\n}")
}

/// The key protocol of each container.
private let keys = [
  "EnvironmentValues": "EnvironmentKey",
  "FocusedValues": "FocusedValueKey",
  "Transaction": "TransactionKey",
  "ContainerValues": "ContainerValueKey",
]

/// Returns the last name component of the type that an extension extends.
private func extendedType(in source: String) -> String? {
  let parts = tokens(of: source)
  guard let keyword = parts.firstIndex(where: { $0.text == "extension" }) else { return nil }
  let name = parts[(keyword + 1)...].prefix { !$0.text.hasPrefix("{") && $0.text != ":" }
  return name.last { $0.text != "." }?.text
}

/// The parts of a variable: `var name: type = value`.
private struct Entry {
  var name: String
  var type: String?
  var value: String?

  init(_ source: String) throws(MacroError) {
    let parts = tokens(of: source)
    guard let keyword = parts.firstIndex(where: { $0.text == "var" }), keyword + 1 < parts.count
    else { throw MacroError(message: "@Entry applies only to variables") }
    name = parts[keyword + 1].text
    let bytes = Array(source.utf8)
    let rest = parts[(keyword + 2)...]
    // A type contains no equals sign outside brackets.
    let equals = rest.firstIndex { $0.text == "=" } ?? parts.count
    let text: (ArraySlice<Token>) -> String? = { slice in
      guard let first = slice.first, let last = slice.last else { return nil }
      return String(decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
    }
    if rest.first?.text == ":" { type = text(parts[(keyword + 3)..<max(equals, keyword + 3)]) }
    if equals < parts.count { value = text(parts[(equals + 1)...]) }
    if equals == parts.count, let last = rest.last, last.text.hasPrefix("{") {
      throw MacroError(message: "@Entry applies only to stored variables")
    }
  }
}

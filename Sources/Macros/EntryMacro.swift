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
  let entry = try Variable(declaration.source, macro: "@Entry")
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
  if container == "EnvironmentValues", entry.type == nil, let value = entry.value {
    let accessors =
      "{\n  get { self[_entry: \(name).self, default: \(value)\n] }\n"
      + "  set { _set(newValue, entry: \(name).self) }\n}"
    return (accessors, "private enum \(name) {}")
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

/// A variable in the body of a type.
struct MemberVariable {
  /// The tokens of its attributes and modifiers.
  var attributes: [String]
  /// The declaration, without observers of a stored variable with an initial value.
  var source: String
}

/// Returns the variables in the body of a type, and the constants if `keywords` has `let`.
func memberVariables(in body: String, keywords: Set<String> = ["var"]) -> [MemberVariable] {
  let parts = tokens(of: body)
  let bytes = Array(body.utf8)
  return parts.indices.filter { keywords.contains(parts[$0].text) }.map { index in
    let start = firstModifier(before: index, in: parts)
    let end =
      parts[(index + 1)...].firstIndex {
        $0.text == ";" || $0.startsLine && startsMember($0.text)
      } ?? parts.count
    var range = parts[start].range.lowerBound..<parts[end - 1].range.upperBound
    let block = parts[end - 1]
    if block.text.hasPrefix("{"), parts[index..<end].contains(where: { $0.text == "=" }),
      let first = tokens(of: block.content).first?.text, ["didSet", "willSet"].contains(first)
    {
      range = range.lowerBound..<block.range.lowerBound
    }
    return MemberVariable(
      attributes: parts[start..<index].map(\.text),
      source: String(decoding: bytes[range], as: UTF8.self))
  }
}

/// Returns the index of the first attribute or modifier of the variable at an index.
private func firstModifier(before index: Int, in parts: [Token]) -> Int {
  var start = index
  while start > 0 {
    let text = parts[start - 1].text
    if start > 1, parts[start - 2].text == "@" {
      start -= 2
    } else if modifierNames.contains(text)
      || text.hasPrefix("(") && start > 2
        && (parts[start - 3].text == "@" || modifierNames.contains(parts[start - 2].text))
    {
      start -= 1
    } else {
      break
    }
  }
  return start
}

private let modifierNames: Set = [
  "public", "package", "internal", "fileprivate", "private", "static", "class", "lazy", "final",
  "nonisolated", "weak", "override", "unowned",
]

/// Returns whether a word at the start of a line begins a member of a type.
private func startsMember(_ word: String) -> Bool {
  modifierNames.contains(word)
    || [
      "@", "#", "var", "let", "func", "init", "mutating", "struct", "enum", "typealias",
      "subscript", "convenience", "deinit", "required", "extension", "protocol", "actor",
    ].contains(word)
}

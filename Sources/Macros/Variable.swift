/// The parts of a variable: `var name: type = value`.
struct Variable {
  var name: String
  var type: String?
  var value: String?

  /// Reads the declaration of a stored variable to which a macro is attached, or of a constant if
  /// `keywords` has `let`.
  init(_ source: String, macro: String, keywords: Set<String> = ["var"]) throws(MacroError) {
    let parts = tokens(of: source)
    guard let keyword = parts.firstIndex(where: { keywords.contains($0.text) }),
      keyword + 1 < parts.count
    else { throw MacroError(message: "\(macro) applies only to variables") }
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
      throw MacroError(message: "\(macro) applies only to stored variables")
    }
  }
}

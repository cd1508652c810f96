/// Expands `#Preview` to a function that returns the preview.
///
/// The function is named `__preview`. Its one argument carries no information; the argument label
/// contains the file name, the line and the column, so that a caller that knows them can call the
/// function. Names are qualified by their modules, since the user's types may have any name.
func expandPreview(_ syntax: Syntax) throws(MacroError) -> String {
  let parts = tokens(of: syntax.source)
  guard let name = parts.firstIndex(where: { $0.text == "Preview" }) else {
    throw MacroError(message: "#Preview is malformed")
  }
  // Attributes may precede the macro.
  let place = syntax.location(ofByte: parts[max(name - 1, 0)].range.lowerBound)
  let rest = parts[(name + 1)...]
  let arguments = rest.first { $0.text.hasPrefix("(") }?.text ?? ""
  let closure = rest.first { $0.text.hasPrefix("{") }
  guard closure != nil || !arguments.isEmpty else {
    throw MacroError(message: "#Preview requires a closure that returns a view")
  }
  let (state, body) = closure.map { splitPreviewable($0.content) } ?? ([], "")
  // Traps in the closure have the lines of the source.
  let start = syntax.location(ofByte: closure?.range.lowerBound ?? 0)
  let view = """
      struct PreviewableView: LayoutDSL.View {
        \(state.joined(separator: "\n"))
    \(lineDirective(start))
        @LayoutDSL.ViewBuilder var body: some LayoutDSL.View {\(body)}
    #sourceLocation()
      }

    """
  let content = state.isEmpty ? closure?.text ?? "" : "{ PreviewableView() }"
  // The timeline of a widget, for one.
  let others = closure.map { Array(syntax.source.utf8)[$0.range.upperBound...] } ?? []
  return """
    @_Concurrency.MainActor func __preview(\(previewLabel(of: place)): ()) -> LayoutDSL.Preview {
    \(state.isEmpty ? "" : view)\(lineDirective(start, before: arguments))
      return LayoutDSL.Preview\(arguments) \(content)\(String(decoding: others, as: UTF8.self))
    #sourceLocation()
    }
    """
}

/// Returns the directive before a line in which some text precedes the text of a place.
private func lineDirective(_ place: SourceLocation, before text: String = "") -> String {
  let file = place.fileName.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  let line = place.line - text.utf8.count { $0 == UInt8(ascii: "\n") }
  return "#sourceLocation(file: \"\(file)\", line: \(max(line, 1)))"
}

/// Returns the argument label: `_Card_L12C1` for line 12 of `Module/Card.swift`, column 1.
private func previewLabel(of location: SourceLocation) -> String {
  let file = location.fileID.split(separator: "/").last ?? ""
  let name = file.hasSuffix(".swift") ? file.dropLast(6) : file
  let letters = name.utf8.map { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      String(decoding: [byte], as: UTF8.self)
    default: "_" + String(byte, radix: 16)
    }
  }
  return "_\(letters.joined())_L\(location.line)C\(location.column)"
}

/// Separates the `@Previewable` variables from the body of a preview.
private func splitPreviewable(_ source: String) -> (variables: [String], body: String) {
  let parts = tokens(of: source)
  let bytes = Array(source.utf8)
  var variables: [String] = []
  var body = ""
  var copied = 0
  var index = 0
  while index < parts.count {
    guard index + 1 < parts.count, parts[index].text == "@", parts[index + 1].text == "Previewable"
    else {
      index += 1
      continue
    }
    let end = endOfVariable(in: parts, from: index + 2)
    body += String(decoding: bytes[copied..<parts[index].range.lowerBound], as: UTF8.self)
    let variable = parts[index + 1].range.upperBound..<parts[end - 1].range.upperBound
    copied = variable.upperBound
    // A result builder takes no empty statement.
    if end < parts.count, parts[end].text == ";" { copied = parts[end].range.upperBound }
    let text = String(decoding: bytes[variable], as: UTF8.self)
    variables.append(text)
    // The lines after it keep their numbers.
    body += String(repeating: "\n", count: text.utf8.count { $0 == UInt8(ascii: "\n") })
    index = end
  }
  body += String(decoding: bytes[copied...], as: UTF8.self)
  return (variables, body)
}

/// Returns the index after the declaration that continues at `start`.
///
/// A declaration ends at a line break, unless an operator before or after the break continues it.
/// The `?` of an optional type and other operators right after a token do not.
private func endOfVariable(in parts: [Token], from start: Int) -> Int {
  var hasKeyword = false
  for index in start..<parts.count {
    let part = parts[index]
    if part.text == ";" { return index }
    if hasKeyword, part.startsLine, !part.isOperator, !isInfix(parts, index - 1) {
      return index
    }
    if part.text == "var" || part.text == "let" { hasKeyword = true }
  }
  return parts.count
}

/// Whether something must follow a token: an operator that is not right after another token, or a
/// colon or comma.
private func isInfix(_ parts: [Token], _ index: Int) -> Bool {
  parts[index].isOperator
    && (index == 0 || parts[index - 1].range.upperBound != parts[index].range.lowerBound
      || [":", ","].contains(parts[index].text))
}

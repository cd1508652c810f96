import Foundation

/// The parts of a source that the compiler refuses, and their replacements.
///
/// A part is the code between the braces of a function, accessor or closure, or a declaration
/// outside such code.
///
/// 1. A modifier of a view is replaced by a red frame.
/// 2. A view with the reason replaces another statement that makes a view, or all code in a function
///    that returns a view. If that view does not compile in a closure, such as in the content of a
///    chart, it replaces the statement around the closure.
/// 3. Statements of other code are left out (`RefusedStatement`).
/// 4. An empty value replaces all code in another function that needs a statement.
/// 5. A call that ends the program replaces code in which these do not compile, and closures.
/// 6. A declaration is removed. An unknown property wrapper of a variable with a value is a state;
///    that of an optional variable is removed. A variable of another type first gets a new value.
///    An optional or an array of an unknown type stays without a value, and an optional, an array or a
///    dictionary loses an unknown value only.
/// 7. A type that does not conform to a protocol loses the protocol, unless a part of it is replaced,
///    which may be the reason. An unknown superclass or protocol is removed as well.
/// 8. A case of a `switch` that names a removed case of an enumeration is removed.
struct RefusedCode {
  private struct Part {
    var range: Range<Int>
    /// The code between braces, or a statement there; nil for a declaration.
    var code: Range<Int>?
    var isStatement = false
    /// The code around a statement and all its statements.
    var block: RefusedStatement.Block?
    /// Whether a function that returns a view contains the code.
    var isInView = false
    /// Whether it is the code of a closure, or of a function inside other code.
    var isNested = false
    /// The preview of which the code is the whole content.
    var preview: Range<Int>?
  }

  /// The declarations and structures around a node.
  private struct Surroundings {
    /// The start of the innermost declaration.
    var declaration = 0
    /// The innermost structure.
    var structure: Range<Int>?
    var preview: Range<Int>?
    var isInView = false
    /// Whether closures in the code make views, such as the content of a window or a bar item.
    var isAroundViews = false
    var isInCode = false
    /// Whether a loop contains the code that ends by a condition, perhaps never without a statement.
    var isInLoop = false
  }

  private let text: [UInt8]
  private var parts: [Part] = []
  /// The places of the names of variables, and the starts of their attributes.
  private var attributes: [(name: Int, start: Int)] = []
  /// The attributes that may be property wrappers, with the place of the name of their variable and
  /// whether that is a property of a structure.
  private var wrappers: [(range: Range<Int>, name: Int, isInStructure: Bool)] = []
  /// The declarations of variables.
  private var variables: [Range<Int>] = []
  /// The superclasses and protocols of types and extensions.
  private var inheritance: [InheritanceClause] = []
  /// The cases of `switch` statements, with the start of their code.
  private var cases: [(range: Range<Int>, code: Int)] = []
  private var cuts: [(range: Range<Int>, text: String)] = []
  private var lost: [(range: Range<Int>, reason: String)] = []

  /// Finds the parts of a source in its parse tree.
  init(in source: Data, tree: ParseNode) {
    text = Array(source)
    visit(tree, in: Surroundings())
    for index in parts.indices where parts[index].code == nil {
      let range = parts[index].range
      let start = attributes.lazy.filter { range.contains($0.name) }.map(\.start).min()
      parts[index].range =
        min(start ?? range.lowerBound, range.lowerBound)..<endOfDeclaration(after: range.upperBound)
    }
    parts.sort { $0.range.count < $1.range.count }
    inheritance.sort { $0.declaration.count < $1.declaration.count }
  }

  /// The text with the replacements, with the same lines; nil without replacements.
  var staged: Data? {
    guard !cuts.isEmpty else { return nil }
    let outer = cuts.filter { cut in
      !cuts.contains { $0.range.count > cut.range.count && $0.range.contains(cut.range) }
    }
    var bytes = text
    for cut in outer.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let newlines = bytes[cut.range].filter { $0 == UInt8(ascii: "\n") }
      bytes.replaceSubrange(cut.range, with: Array(cut.text.utf8) + newlines)
    }
    return Data(bytes)
  }

  /// The reason why a declaration or preview that is at a place has no replacement; nil if it has
  /// one.
  func reasonOfLoss(line: Int, column: Int) -> String? {
    let place = offset(line: line, column: column)
    return lost.first { $0.range.contains(place) }?.reason
  }

  /// The end of a declaration with the semicolon that separates it from the next one.
  private func endOfDeclaration(after end: Int) -> Int {
    var cursor = SourceCursor(text, position: end)
    cursor.skipSpacesAndComments()
    return cursor.isAt(";") ? cursor.position + 1 : end
  }

  private func offset(line: Int, column: Int) -> Int {
    var start = 0
    for _ in 1..<max(line, 1) {
      guard let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) else { return text.count }
      start = end + 1
    }
    return start + column - 1
  }

  /// Replaces the innermost part around a place that is not replaced yet.
  ///
  /// Replaced code that does not compile either keeps the reason of the first replacement in it.
  mutating func cut(line: Int, column: Int, because reason: String) {
    let place = offset(line: line, column: column)
    if Self.isAboutWrapper(reason), replaceWrapper(at: place) { return }
    if Self.isAboutMissingValue(reason), assignEmptyValues(around: place) { return }
    if replaceVariable(at: place, because: reason) { return }
    if removeInheritance(at: place, because: reason) { return }
    if reason.contains("has no member '"),
      let lostCase = cases.first(where: { $0.range.contains(place) && place < $0.code })
    {
      return replace(lostCase.range, with: "")
    }
    let isAboutReplacement =
      Self.isAboutReplacement(reason)
      && parts.contains { part in
        part.isNested && !part.isStatement && part.range.contains(place)
          && String(decoding: text[part.code ?? part.range], as: UTF8.self).contains(Self.view)
      }
    for part in parts where part.range.contains(place) {
      let range = part.code ?? part.range
      if cuts.contains(where: { $0.range == range }) { return }
      guard part.code != nil else {
        lost.append((part.range, reason))
        return cuts.append((range, ""))
      }
      let code = String(decoding: text[range], as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
      let known = code.firstMatch(of: Self.replacement)
      let isReplaced = known?.range == code.startIndex..<code.endIndex
      if isReplaced, part.isStatement || code.hasPrefix(Self.end) { continue }
      if let block = part.block {
        let statement = RefusedStatement(range, in: text)
        if !part.isInView || statement.isNoView {
          guard
            let replacements = statement.replacements(
              in: block, because: known.map { Self.reason(inLiteral: $0.output.1) } ?? reason)
          else { continue }
          for (range, text) in replacements { replace(range, with: text) }
          return
        }
      }
      // The closure is no content of a view, or another part of it needs what was replaced.
      if isAboutReplacement, part.isStatement, known == nil { continue }
      if part.isNested, part.isInView, !part.isStatement, code.contains(Self.view) { continue }
      if part.isInView, part.preview == nil,
        let modifier = RefusedStatement(text.trimmed(range), in: text).modifier(around: place),
        !text[modifier].starts(with: ".\(RefusedStatement.marker)".utf8)
      {
        let literal = ViewProgramSource.literal(reason)
        return replace(modifier, with: ".\(RefusedStatement.marker)(\(literal))")
      }
      let reason = known.map { Self.reason(inLiteral: $0.output.1) } ?? reason
      if let preview = part.preview { lost.append((preview, reason)) }
      let hasValue = part.preview == nil && !isReplaced && (part.isInView || !part.isNested)
      let function =
        !hasValue ? Self.end : part.isInView ? Self.view : RefusedStatement.omission
      let literal = ViewProgramSource.literal(hasValue ? reason : Self.mark + reason)
      return cuts.append((range, " \(function)(\(literal)) "))
    }
  }

  /// Assigns empty values in the code around a place that lost assignments; false without any.
  private mutating func assignEmptyValues(around place: Int) -> Bool {
    guard
      let code = parts.first(where: {
        $0.code != nil && !$0.isStatement && !$0.isNested && $0.range.contains(place)
      })
    else { return false }
    let assignments = RefusedStatement.assignments(in: code.range, of: text)
    for (range, text) in assignments { replace(range, with: text) }
    return !assignments.isEmpty
  }

  /// Whether a message is about a property or variable without a value.
  private static func isAboutMissingValue(_ message: String) -> Bool {
    [
      "before being initialized", "stored properties", "all members were initialized",
      "not initialized at",
    ].contains(where: message.contains)
  }

  /// Replaces a range unless it is replaced already.
  private mutating func replace(_ range: Range<Int>, with text: String) {
    if !cuts.contains(where: { $0.range == range }) { cuts.append((range, text)) }
  }

  /// Replaces the wrapper of a variable by a state; removes it outside a structure, and if the
  /// variable is nil without a value.
  ///
  /// Another variable with a type gets a new value.
  private mutating func replaceWrapper(at place: Int) -> Bool {
    guard let wrapper = wrappers.first(where: { $0.range.contains(place) }),
      let end = variables.last(where: { $0.contains(wrapper.name) })?.upperBound
    else { return false }
    let declaration = text[wrapper.name..<end]
    let hasValue = declaration.contains(UInt8(ascii: "="))
    let isOptional = !hasValue && declaration.last == UInt8(ascii: "?")
    if !hasValue, !isOptional {
      guard declaration.contains(UInt8(ascii: ":")), !declaration.contains(UInt8(ascii: "{"))
      else { return false }
      let last = end - 1..<end
      replace(last, with: "\(String(decoding: text[last], as: UTF8.self)) = .init()")
    }
    replace(wrapper.range, with: wrapper.isInStructure && !isOptional ? "@SwiftUI.State" : "")
    return true
  }

  /// Replaces the unknown type of an optional or an array of a variable, or its value; false if the
  /// place is in no such variable.
  private mutating func replaceVariable(at place: Int, because reason: String) -> Bool {
    // The place is in no code of the variable.
    guard parts.first(where: { $0.range.contains(place) })?.code == nil,
      let variable = variables.last(where: { $0.contains(place) }),
      let change = RefusedVariable(variable, in: text).replacement(at: place, because: reason)
    else { return false }
    replace(change.range, with: change.text)
    return true
  }

  /// Whether a message is about an attribute that may be a property wrapper.
  static func isAboutWrapper(_ message: String) -> Bool {
    message.contains("unknown attribute '")
  }

  /// Whether a message is about a type as a whole, so that another message may have its reason.
  static func isAboutType(_ message: String) -> Bool {
    message.contains(nonconformance)
  }

  /// Replaces the superclass or protocol that a message is about.
  private mutating func removeInheritance(at place: Int, because reason: String) -> Bool {
    guard let clause = inheritance.first(where: { $0.header.contains(place) }) else {
      return false
    }
    var types = clause.type(at: place).map { [$0] } ?? []
    if let name = reason.firstMatch(of: Self.nonconformance)?.output.1 {
      if cuts.contains(where: { clause.declaration.contains($0.range) }) { return true }
      if !Self.drawn.contains(String(name)) { types = clause.types(conformingTo: String(name)) }
    }
    for type in types { replace(type, with: "Any") }
    return !types.isEmpty
  }

  // This is not changed, so threads can share it.
  nonisolated(unsafe) private static let nonconformance =
    #/type '[^']+' does not conform to protocol '(\w+)'/#
  /// The protocols without which nothing can use a type.
  private static let drawn: Set = ["View", "App", "Scene", "Widget", "PreviewProvider"]

  /// Whether a message may be about a view in a builder that takes no views, although it names another
  /// part of the builder.
  private static func isAboutReplacement(_ message: String) -> Bool {
    ["static method 'build", "RefusedView", "'Never'", "<Never", "failed to produce diagnostic"]
      .contains(where: message.contains)
  }

  private static func reason(inLiteral text: Substring) -> String {
    String(text.replacing(#/\\(["\\])/#) { $0.output.1 })
  }

  /// The functions that take the place of code.
  static let functions =
    "nonisolated let \(view) = makeRefusedView\n\(RefusedStatement.functions)"
  /// The start of the message with which code in the place of other code ends the program; the
  /// reason follows.
  static let mark = "does not compile: "
  private static let view = "__snapRefused"
  static let end = "Swift.fatalError"
  /// A replacement, and its reason as in a literal.
  private static var replacement: Regex<(Substring, Substring)> {
    #/(?:__snapRefused\("|(?:return )?__snapOmitted\("|throw __snapFailure\("|\.markedAsRefused\("|Swift\.fatalError\("does not compile: )((?:[^"\\]|\\.)*)"\)/#
  }

  // MARK: Parts

  private static let declarations: Set = [
    "class_decl", "constructor_decl", "destructor_decl", "enum_case_decl", "enum_decl",
    "extension_decl", "func_decl", "import_decl", "macro_decl", "pattern_binding_decl", "protocol",
    "struct_decl", "subscript_decl", "typealias",
  ]

  private static let types: Set = [
    "class_decl", "enum_decl", "extension_decl", "protocol", "struct_decl",
  ]

  private mutating func visit(_ node: ParseNode, in surroundings: Surroundings) {
    // The range of the implicit code of a string with interpolations is within the string.
    if node.kind == "tap_expr" { return }
    var inner = surroundings
    if let range = range(of: node) {
      switch node.kind {
      case "top_level_code_decl", "macro_expansion_decl":
        if text[range].starts(with: "#Preview".utf8) { inner.preview = range }
      case "struct_decl": inner.structure = range
      case "class_decl": inner.structure = nil
      case "var_decl":
        if node.name == "previews" { inner.preview = inner.structure }
        inner.declaration = range.lowerBound
        node.attributes.compactMap { self.range(of: $0)?.lowerBound }.min()
          .map { attributes.append((range.lowerBound, $0)) }
        wrappers += node.attributes.filter { $0.kind == "custom_attr" }
          .compactMap { self.range(of: $0) }
          .map { ($0, range.lowerBound, inner.structure != nil && !inner.isInCode) }
      case "brace_stmt" where text[range].first == UInt8(ascii: "{") && range.count > 1:
        if !inner.isInCode {
          let header = text[min(inner.declaration, range.lowerBound)..<range.lowerBound]
          inner.isInView =
            inner.preview != nil
            || String(decoding: header, as: UTF8.self).contains(#/some View\b|AnyView\b/#)
          inner.isAroundViews = String(decoding: header, as: UTF8.self)
            .contains(#/some (?:Scene|Commands|\w*ToolbarContent|TabContent|TableRowContent)\b/#)
        } else if inner.isAroundViews {
          inner.isInView = true
        }
        let code = startOfCode(in: range)..<range.upperBound - 1
        parts.append(
          Part(
            range: range, code: code, isInView: inner.isInView, isNested: inner.isInCode,
            preview: inner.isInCode ? nil : inner.preview))
        addStatements(in: code, of: inner)
        inner.isInCode = true
      case "brace_stmt" where inner.isInCode: addStatements(in: range, of: inner)
      case "while_stmt", "repeat_while_stmt": inner.isInLoop = true
      case "case_stmt" where text[range].starts(with: "case".utf8):
        let code = node.parts.first { $0.kind == "brace_stmt" }.flatMap { self.range(of: $0) }
        if let code { cases.append((range, code.lowerBound)) }
      default: break
      }
      if Self.types.contains(node.kind), let clause = InheritanceClause(of: range, in: text) {
        inheritance.append(clause)
      }
      if Self.declarations.contains(node.kind) {
        inner.declaration = range.lowerBound
        if node.kind == "pattern_binding_decl" { variables.append(range) }
        if !inner.isInCode { parts.append(Part(range: range)) }
      }
    }
    for part in node.parts { visit(part, in: inner) }
  }

  private mutating func addStatements(in code: Range<Int>, of surroundings: Surroundings) {
    if !surroundings.isInView, surroundings.isAroundViews || surroundings.isInLoop { return }
    let statements = statements(in: code)
    if surroundings.isInView, statements.count == 1 { return }
    let block =
      surroundings.isInLoop ? nil : RefusedStatement.Block(statements: statements, code: code)
    parts += statements.map {
      Part(
        range: $0, code: $0, isStatement: true, block: block, isInView: surroundings.isInView)
    }
  }

  /// The statements in code: each begins a line, and no line that continues the one before.
  private func statements(in code: Range<Int>) -> [Range<Int>] {
    var reader = SourceReader(text, from: code.lowerBound, through: code.upperBound - 1)
    var starts: [Int] = []
    var depth = 0
    var end = code.lowerBound
    while true {
      var cursor = SourceCursor(text, position: end)
      cursor.skipSpacesAndComments()
      let start = cursor.position
      guard let token = reader.next(), start < code.upperBound else { break }
      if depth == 0, text[end..<start].contains(UInt8(ascii: "\n")) || starts.isEmpty,
        Self.beginsStatement(token)
      {
        starts.append(start)
      }
      switch token {
      case .punctuation(UInt8(ascii: "(")), .punctuation(UInt8(ascii: "[")),
        .punctuation(UInt8(ascii: "{")):
        depth += 1
      case .punctuation(UInt8(ascii: ")")), .punctuation(UInt8(ascii: "]")),
        .punctuation(UInt8(ascii: "}")):
        depth -= 1
      default: break
      }
      end = reader.position
    }
    return zip(starts, starts.dropFirst() + [code.upperBound]).map { start, next in
      var end = next
      while end > start, text[end - 1] <= UInt8(ascii: " ") { end -= 1 }
      return start..<end
    }
  }

  private static func beginsStatement(_ token: SourceReader.Token) -> Bool {
    switch token {
    case .name(let name, let isMember, _):
      !isMember && !["as", "catch", "else", "in", "is", "where"].contains(name)
    case .punctuation(let mark): "@([".utf8.contains(mark)
    }
  }

  /// The range of a node with its attributes, through its last token.
  private func range(of node: ParseNode) -> Range<Int>? {
    guard let (start, last) = node.range, start <= last, last < text.count else { return nil }
    let attributes = Self.declarations.contains(node.kind) ? node.attributes : []
    let first = attributes.compactMap { range(of: $0)?.lowerBound }.min().map { min($0, start) }
    let isAfterAt =
      node.kind.hasSuffix("_attr") && start > 0 && text[start - 1] == UInt8(ascii: "@")
    var cursor = SourceCursor(text, position: last)
    if cursor.isAtString {
      let marks = cursor.stringStart()
      while true {
        let part = cursor.stringPart(marks)
        if part == .end || part == .unterminated { break }
      }
    } else if cursor.isAtWord {
      while cursor.isAtWord || cursor.isAt(".") { cursor.advance() }
    } else {
      cursor.advance()
    }
    return (first ?? (isAfterAt ? start - 1 : start))..<cursor.position
  }

  /// The offset after the brace, or after `in` if a closure has parameters or captures.
  private func startOfCode(in range: Range<Int>) -> Int {
    var reader = SourceReader(text, from: range.lowerBound + 1, through: range.upperBound - 2)
    var depth = 0
    while let token = reader.next() {
      switch token {
      case .name("in", isMember: false, _) where depth == 0: return reader.position
      case .punctuation(UInt8(ascii: "(")), .punctuation(UInt8(ascii: "[")): depth += 1
      case .punctuation(UInt8(ascii: ")")), .punctuation(UInt8(ascii: "]")): depth -= 1
      // Only names, types, captures and attributes precede 'in'.
      case .name(let name, _, _) where Self.statements.contains(name): return range.lowerBound + 1
      case .punctuation(UInt8(ascii: "{")), .punctuation(UInt8(ascii: "}")),
        .punctuation(UInt8(ascii: ";")):
        return range.lowerBound + 1
      default: break
      }
    }
    return range.lowerBound + 1
  }

  private static let statements: Set = [
    "for", "if", "guard", "let", "var", "return", "switch", "while", "func", "do", "try", "await",
  ]
}

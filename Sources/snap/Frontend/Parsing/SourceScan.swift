import Foundation

/// A search for the declarations in a file's parse tree that can be views or previews.
struct SourceScan {
  private let source: [UInt8]
  /// The offsets of the first bytes of all lines.
  private let lineStarts: [Int]
  private(set) var declarations: [Declaration] = []

  init(tree: ParseNode, source: Data) {
    let bytes = Array(source)
    self.source = bytes
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    for item in tree.children { visit(item, within: nil) }
  }

  private mutating func visit(_ node: ParseNode, within outer: Declaration?) {
    switch node.kind {
    case "struct_decl", "class_decl", "enum_decl", "extension_decl":
      visitType(node, within: outer)
    case "macro_expansion_decl" where node.name == "Preview":
      let title = node.arguments?.children.first { $0.label == nil }?.expression?.value
      declarations.append(declaration(.preview, title ?? "", at: node))
    default: break
    }
  }

  private mutating func visitType(_ node: ParseNode, within outer: Declaration?) {
    guard let name = node.name.map(TypeName.written) ?? node.extendedType else { return }
    var found = declaration(
      node.kind == "extension_decl" ? .extension : .type,
      outer.map { "\($0.name).\(name)" } ?? name, at: node)
    found.inherits = inheritance(of: node)
    found.isPrivate = outer?.isPrivate == true || node.isPrivate
    found.needs = node.genericParameters.compactMap(\.name).map { "<\($0)>" }
    if node.kind == "enum_decl" { found.needs.append("a case") }
    found.needs += storedPropertiesWithoutValue(of: node)
    if node.kind == "class_decl" { found.unsetProperties = unsetProperties(of: node) }
    found.initializers = node.children.filter { $0.kind == "constructor_decl" && !$0.isPrivate }
      .map { initializer in
        (initializer.parameters?.children ?? [])
          .filter { !$0.has(.hasDefault) }.map { $0.name ?? "_" }
      }
    if found.initializers.isEmpty, node.children.contains(where: { $0.kind == "constructor_decl" })
    {
      found.needs.append("a private initializer")
    }
    declarations.append(found)
    for member in node.children { visit(member, within: found) }
  }

  private func declaration(
    _ kind: Declaration.Kind, _ name: String, at node: ParseNode
  ) -> Declaration {
    let start = node.range?.start ?? 0
    let line = lineStarts.partitioningIndex { $0 > start }
    return Declaration(
      kind: kind, name: name, line: line, column: start - lineStarts[line - 1] + 1)
  }

  // MARK: Parts of the text that are not in the tree

  /// Returns the inherited types, read from the text between the name and the opening brace, since
  /// the parse tree has none before type checking.
  private func inheritance(of node: ParseNode) -> [String] {
    guard let range = node.range else { return [] }
    let header = header(from: range.start, to: range.end)
      .replacing(#/\bwhere\b.*/#.dotMatchesNewlines(), with: "")
    var depth = 0
    let colon = header.firstIndex { character in
      if character == "<" { depth += 1 }
      if character == ">" { depth -= 1 }
      return character == ":" && depth == 0
    }
    guard let colon else { return [] }
    return header[colon...].dropFirst().split { ",&".contains($0) }.map { type in
      type.split { $0 == "." || $0.isWhitespace }.last.map(String.init) ?? ""
    }
  }

  /// Returns the text of a declaration before its opening brace, without comments.
  private func header(from start: Int, to end: Int) -> String {
    var cursor = SourceCursor(Array(source[start...end]))
    var header: [UInt8] = []
    while !cursor.isAtEnd, !cursor.isAt("{") {
      if cursor.skipComment() {
        header.append(UInt8(ascii: " "))
      } else {
        header.append(cursor.byte())
        cursor.advance()
      }
    }
    return String(decoding: header, as: UTF8.self)
  }

  private func storedPropertiesWithoutValue(of node: ParseNode) -> [String] {
    uninitializedProperties(of: node)
      .filter { !hasImplicitValue($0.variable, in: $0.binding) }.map(\.name)
  }

  /// Returns the stored properties without `= value`.
  private func uninitializedProperties(
    of node: ParseNode
  ) -> [(name: String, variable: ParseNode, binding: ParseNode)] {
    let variables = Dictionary(
      node.children.filter { $0.kind == "var_decl" }.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    return node.children.filter { $0.kind == "pattern_binding_decl" }.flatMap { binding in
      binding.children.compactMap { entry in
        guard !entry.has(.hasInitialValue), let name = entry.patternName,
          let variable = variables[name], !variable.has(.isStatic),
          variable.accessors.allSatisfy({ $0.has(.didSet) || $0.has(.willSet) })
        else { return nil }
        return (name, variable, binding)
      }
    }
  }

  /// Returns the implicitly unwrapped properties that no statement of the file sets.
  private func unsetProperties(of node: ParseNode) -> [String] {
    uninitializedProperties(of: node)
      .filter { property in
        guard let end = property.binding.range?.end, !property.variable.isPrivate else {
          return false
        }
        return text(from: end, to: end) == "!"
      }
      .map(\.name).filter { !isSet($0) }
  }

  /// Whether a statement of the file sets a variable of a name.
  private func isSet(_ name: String) -> Bool {
    let name = Data(name.utf8)
    let text = Data(source)
    var start = 0
    while let found = text.range(of: name, in: start..<text.count) {
      start = found.upperBound
      if found.lowerBound > 0, SourceCursor.isWord(source[found.lowerBound - 1]) { continue }
      let next = source[start...].drop { $0 == UInt8(ascii: " ") }
      if next.first == UInt8(ascii: "="), next.dropFirst().first != UInt8(ascii: "=") {
        return true
      }
    }
    return false
  }

  /// Returns whether a property without `= value` has an initial value: nil, or one from its
  /// wrapper.
  private func hasImplicitValue(_ variable: ParseNode, in binding: ParseNode) -> Bool {
    let wrappers = variable.attributes.filter { $0.kind == "custom_attr" }
    let startsItself: Set = [
      "AccessibilityFocusState", "EnvironmentObject", "FocusState", "Namespace", "Query",
      "UIApplicationDelegateAdaptor",
    ]
    let startsFromOutside: Set = ["Binding", "Bindable", "ObservedObject"]
    let names = Set(wrappers.map(wrapperName))
    if wrappers.contains(where: { $0.arguments != nil }) || !names.isDisjoint(with: startsItself) {
      return true
    }
    guard names.isDisjoint(with: startsFromOutside), let range = binding.range else { return false }
    return !variable.has(.isConstant)
      && ["?", "!"].contains(text(from: range.end, to: range.end))
  }

  private func wrapperName(_ attribute: ParseNode) -> String {
    guard let range = attribute.range else { return "" }
    let name = text(from: range.start, to: source.count - 1).dropFirst()
      .prefix { $0.isLetter || $0.isNumber || "_.".contains($0) }
    return name.split(separator: ".").last.map(String.init) ?? ""
  }

  private func text(from start: Int, to end: Int) -> String {
    String(decoding: source[start...end], as: UTF8.self)
  }
}

extension ParseNode {
  fileprivate var isPrivate: Bool {
    attributes.contains { ["private", "fileprivate"].contains($0.accessLevel) }
  }

  fileprivate var patternName: String? {
    name ?? subpattern?.patternName
  }
}

extension [Int] {
  /// Returns the first index at which a condition holds; it holds for all later elements too.
  fileprivate func partitioningIndex(where condition: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

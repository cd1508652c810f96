/// A reader that makes patterns from expressions, which must be passed in the order of the source.
struct PatternReader {
  let path: String
  let names: SourceNames
  /// The number of occurrences of each name in the body.
  private var counts: [SourceNames.Name: Int] = [:]
  private var seen: [SourceNames.Name: Int] = [:]

  /// Creates a reader of a function's body.
  init(path: String, names: SourceNames, body: ParseNode) {
    self.path = path
    self.names = names
    skip(body)
    (counts, seen) = (seen, [:])
  }

  /// Returns the line of the next use of a name; nil if the text and the parse tree disagree.
  private mutating func line(of name: SourceNames.Name) -> SourcePattern.Line? {
    let index = seen[name, default: 0]
    seen[name] = index + 1
    let lines = names.lines(of: name, count: counts[name, default: 0])
    return lines.map { SourcePattern.Line(file: path, line: $0[index]) }
  }

  /// Counts the names in an expression that has no pattern.
  private mutating func skip(_ node: ParseNode?) {
    guard let node else { return }
    for part in node.orderedParts { skip(part) }
    if let name = node.reference?.name { seen[name, default: 0] += 1 }
  }

  // MARK: Statements

  /// Returns the views of a closure or function; for a function with `return`, the returned views.
  mutating func block(_ body: ParseNode, isFunction: Bool = false) -> SourcePattern {
    SourcePattern(.sequence(statements(body, isFunction: isFunction)))
  }

  private mutating func statements(
    _ body: ParseNode, isFunction: Bool = false
  ) -> [SourcePattern] {
    let returns = isFunction && body.elements.contains { $0.kind == "return_stmt" }
    return body.elements.compactMap { element in
      if element.kind == "return_stmt" { return element.result.map { pattern(of: $0) } }
      if returns || ["var_decl", "pattern_binding_decl"].contains(element.kind) {
        skip(element)
        return nil
      }
      return statement(element)
    }
  }

  private mutating func statement(_ node: ParseNode) -> SourcePattern {
    switch node.kind {
    case "if_stmt":
      for condition in node.conditions { skip(condition) }
      let first = node.thenBranch.map { block($0) } ?? .anything
      let other = node.elseBranch.map { $0.kind == "if_stmt" ? statement($0) : block($0) }
      return SourcePattern(.choice([first, other ?? .nothing]))
    case "switch_stmt":
      skip(node.subject)
      return SourcePattern(
        .choice(
          node.cases.map { item in
            for label in item.caseLabels { skip(label) }
            return item.body.map { block($0) } ?? .anything
          }))
    default: return pattern(of: node)
    }
  }

  // MARK: Expressions

  mutating func pattern(of node: ParseNode) -> SourcePattern {
    switch node.kind {
    case "call_expr":
      let arguments = node.arguments?.children ?? []
      guard let (name, base) = node.function?.reference else { return anything(node) }
      if let base {
        return typeMember(name, of: base, arguments) ?? modifier(name, of: base, arguments)
      }
      return name.isMember ? anything(node) : call(name, arguments)
    case "unresolved_dot_expr":
      guard let (name, base) = node.reference, let base else { return anything(node) }
      return typeMember(name, of: base, []) ?? modifier(name, of: base, nil)
    case "unresolved_decl_ref_expr":
      skip(node)
      if node.name == "self" { return SourcePattern(.itself) }
      return node.name.map { SourcePattern(.member(name: $0, call: nil)) } ?? .anything
    default: return anything(node)
    }
  }

  private mutating func anything(_ node: ParseNode) -> SourcePattern {
    skip(node)
    return .anything
  }

  /// A view that a type has as a member, such as `Color.red`; nil for the member of another value.
  private mutating func typeMember(
    _ name: SourceNames.Name, of base: ParseNode, _ arguments: [ParseNode]
  ) -> SourcePattern? {
    guard base.kind == "unresolved_decl_ref_expr", let type = base.name,
      type.first?.isUppercase == true
    else { return nil }
    let line = line(of: SourceNames.Name(text: type, isMember: false))
    seen[name, default: 0] += 1
    for argument in arguments { skip(argument) }
    if type == "Self" { return SourcePattern(.member(name: name.text, call: nil)) }
    return SourcePattern(
      .typeMember(type: type, name: name.text, view: .view(name: type, line: line)))
  }

  /// Returns the pattern of a call of a type's initializer, or of a function of the enclosing type.
  private mutating func call(
    _ name: SourceNames.Name, _ arguments: [ParseNode]
  ) -> SourcePattern {
    let line = line(of: name)
    if let modified = customModifier(name, line, of: SourcePattern(.itself), arguments) {
      return modified
    }
    guard name.text.first?.isUppercase == true else {
      return SourcePattern(
        .member(
          name: name.text,
          call: modifier(name, line, of: SourcePattern(.itself), arguments)))
    }
    if name.text == "AnyView" {
      let contents = contents(of: arguments)
      return contents.count == 1 ? contents[0] : .anything
    }
    let closures = arguments.filter { $0.expression?.kind == "closure_expr" }
    guard let last = arguments.last, let closure = last.expression, closure.kind == "closure_expr",
      let body = closure.body, closures.count == 1 || last.label == "content"
    else {
      for argument in arguments { skip(argument) }
      return .view(name: name.text, line: line)
    }
    for argument in arguments.dropLast() { skip(argument) }
    skip(closure.parameters)
    let statements = statements(body)
    let content = SourcePattern(.sequence(statements))
    switch name.text {
    case "Group", "GridRow": return content
    case "ForEach": return SourcePattern(.each(content))
    case "ViewThatFits":
      return .view(name: name.text, line: line, content: SourcePattern(.choice(statements)))
    case "ScrollView":
      // A scroll view puts several views into a column.
      let column = SourcePattern.view(name: "VStack", line: line, content: content)
      return .view(
        name: name.text, line: line, content: SourcePattern(.choice([content, column])))
    case let lazy where lazy.hasPrefix("Lazy"):
      // Views outside the visible region may not be made.
      let made = statements.map { SourcePattern(.choice([$0, .nothing])) }
      return .view(name: name.text, line: line, content: SourcePattern(.sequence(made)))
    default:
      return .view(name: name.text, line: line, content: content)
    }
  }

  // MARK: Modifiers

  /// Returns the pattern of a member call or, without arguments, of a property.
  private mutating func modifier(
    _ name: SourceNames.Name, of base: ParseNode, _ arguments: [ParseNode]?
  ) -> SourcePattern {
    let basePattern = pattern(of: base)
    let line = line(of: name)
    // A colour's opacity is part of the colour.
    if case .typeMember("Color", _, _) = basePattern.form, name.text == "opacity" {
      for argument in arguments ?? [] { skip(argument) }
      return basePattern
    }
    if let modified = customModifier(name, line, of: basePattern, arguments ?? []) {
      return modified
    }
    let modifier = modifier(name, line, of: basePattern, arguments)
    if case .itself = basePattern.form {
      return SourcePattern(
        .member(name: name.text, call: arguments == nil ? nil : modifier))
    }
    return SourcePattern(.modifier(modifier))
  }

  /// Returns the pattern of `modifier(Custom())`: a custom view whose body has the base as its
  /// content.
  private mutating func customModifier(
    _ name: SourceNames.Name, _ line: SourcePattern.Line?, of base: SourcePattern,
    _ arguments: [ParseNode]
  ) -> SourcePattern? {
    guard name.text == "modifier", arguments.count == 1,
      let type = arguments[0].expression?.function?.reference?.name.text,
      type.first?.isUppercase == true
    else { return nil }
    skip(arguments[0])
    return .view(name: type, line: line, content: base)
  }

  private mutating func modifier(
    _ name: SourceNames.Name, _ line: SourcePattern.Line?, of base: SourcePattern,
    _ arguments: [ParseNode]?
  ) -> SourcePattern.Modifier {
    SourcePattern.Modifier(
      name: name.text,
      labels: arguments?.map {
        SourcePattern.Label(
          text: $0.label, isClosure: $0.expression?.kind == "closure_expr")
      },
      line: line, base: base, contents: contents(of: arguments ?? []))
  }

  /// Returns the patterns of the arguments that can be views.
  private mutating func contents(of arguments: [ParseNode]) -> [SourcePattern] {
    // `background(color, in: shape)`: the style is not a view, and only this call names the shape.
    let hasStyle =
      arguments.count > 1 && arguments[0].label == nil && arguments[1].label == "in"
    return arguments.enumerated().compactMap { index, argument in
      guard let expression = argument.expression else { return nil }
      if hasStyle, index == 0 || index == 1 && !expression.namesType {
        skip(argument)
        return nil
      }
      if expression.kind == "closure_expr", let body = expression.body {
        skip(expression.parameters)
        return block(body)
      }
      guard !expression.isValue else {
        skip(expression)
        return nil
      }
      return pattern(of: expression)
    }
  }
}

extension ParseNode {
  /// The name in an expression that is a name, and the expression before its dot; nil for others.
  fileprivate var reference: (name: SourceNames.Name, base: ParseNode?)? {
    let isMember: Bool
    switch kind {
    case "unresolved_decl_ref_expr", "pattern_named": isMember = false
    case "unresolved_dot_expr", "unresolved_member_expr": isMember = true
    default: return nil
    }
    return name.map { (SourceNames.Name(text: $0, isMember: isMember), base) }
  }

  /// Whether the expression is a literal or an implicit member, such as `.red.opacity(0.5)`, and
  /// therefore not a view.
  fileprivate var isValue: Bool {
    switch kind {
    case "call_expr": function?.isValue ?? false
    case "unresolved_dot_expr": base?.isValue ?? false
    case "unresolved_member_expr": true
    default: kind.hasSuffix("_literal_expr")
    }
  }

  /// Whether this is the call of a type's initializer.
  fileprivate var namesType: Bool {
    kind == "call_expr" && function?.name?.first?.isUppercase == true
  }

  /// The parts of an expression or statement in the order of the source.
  fileprivate var orderedParts: [ParseNode] {
    switch kind {
    case "unresolved_dot_expr": [base].compactMap(\.self)
    case "call_expr": [function, arguments].compactMap(\.self)
    case "argument_list", "pattern_binding_decl": children
    case "argument": [expression].compactMap(\.self)
    case "closure_expr": [parameters, body].compactMap(\.self)
    case "brace_stmt", "array_expr": elements
    case "return_stmt": [result].compactMap(\.self)
    case "if_stmt": conditions + [thenBranch, elseBranch].compactMap(\.self)
    case "switch_stmt": [subject].compactMap(\.self) + cases
    case "case_stmt": caseLabels + [body].compactMap(\.self)
    case "pattern_entry": [subpattern, initialValue].compactMap(\.self)
    // The names in these are not counted in the text either.
    case "var_decl", "interpolated_string_literal_expr", "parameter_list": []
    // The order does not matter: these names are not confused with those before and after them.
    default: parts
    }
  }
}

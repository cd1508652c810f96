import LayoutDSL

/// The views that a piece of source can come to, and the lines that say so.
indirect enum SourcePattern {
  /// A view by the name of its type; the content, if it is known, is all that is inside it.
  case view(name: String, line: Line?, content: SourcePattern?)
  /// A modifier that has a place of its own around each view of its base; what it puts beside that
  /// comes to the content.
  case modifier(name: String, line: Line?, base: SourcePattern, content: SourcePattern)
  /// A view without views inside.
  case leaf(Line?)
  /// What a property or function of the same type comes to, or a closure that it is given.
  case member(String, isCalled: Bool)
  case sequence([SourcePattern])
  case choice([SourcePattern])
  case each(SourcePattern)
  /// Any number of any views.
  case anything

  typealias Line = LayoutExplanation.SourceLine
}

/// What the properties and functions of the types in some sources come to.
struct SourceOutline {
  /// A type by its parts.
  struct Members {
    /// What the properties and functions come to; of one name for several, anything.
    var patterns: [String: SourcePattern] = [:]
    /// The properties that hold something, such as a closure that makes views.
    var stored: Set<String> = []
  }

  /// By the name of the type; types that share theirs count for nothing.
  private(set) var types: [String: Members] = [:]
  private var declared: Set<String> = []
  private var doubtful: Set<String> = []

  /// Adds a file by its parse tree, as the compiler prints it.
  mutating func add(tree: [String: Any], source: [UInt8], path: String) {
    let file = OutlineFile(source: source, path: path)
    for item in tree.list("items") { add(item, in: file) }
    for name in doubtful { types[name] = nil }
  }

  private mutating func add(_ node: [String: Any], in file: OutlineFile) {
    switch node.kind {
    case "struct_decl", "class_decl", "enum_decl":
      guard let name = node.declaredName else { return }
      if !declared.insert(name).inserted { doubtful.insert(name) }
      addMembers(of: node, to: name, in: file)
    case "extension_decl":
      guard let name = node.text("extended_type")?.split(separator: ".").last else { return }
      addMembers(of: node, to: String(name), in: file)
    default: break
    }
  }

  private mutating func addMembers(of node: [String: Any], to type: String, in file: OutlineFile) {
    for member in node.list("members") {
      var body: [String: Any]?
      if member.kind == "var_decl" {
        body = member.list("accessors").first { $0["get"] != nil }?.node("body")
      } else if member.kind == "func_decl" {
        body = member.node("body")
      } else {
        add(member, in: file)
      }
      guard let name = member.declaredName else { continue }
      var members = types[type] ?? Members()
      if let body {
        let isKnown = members.patterns[name] != nil
        members.patterns[name] = isKnown ? .anything : file.pattern(ofBody: body)
      } else if member.kind == "var_decl" {
        members.stored.insert(name)
      }
      types[type] = members
    }
  }
}

/// A file whose parse tree is made into patterns.
private struct OutlineFile {
  let source: [UInt8]
  let path: String

  func pattern(ofBody body: [String: Any]) -> SourcePattern {
    guard let range = body["range"] as? [String: Any], let start = range["start"] as? Int,
      let end = range["end"] as? Int, start <= end, end < source.count
    else { return .anything }
    var count = NameCount()
    count.visit(body)
    let names = SourceNames(in: source, from: start, through: end)
    var reader = PatternReader(path: path, names: names, counts: count.counts)
    return reader.block(body, isFunction: true)
  }
}

extension [String: Any] {
  fileprivate var kind: String { text("_kind") ?? "" }
  fileprivate func text(_ key: String) -> String? { self[key] as? String }
  fileprivate func node(_ key: String) -> [String: Any]? { self[key] as? [String: Any] }
  fileprivate func list(_ key: String) -> [[String: Any]] { self[key] as? [[String: Any]] ?? [] }
  fileprivate var declaredName: String? { node("name")?.node("base_name")?.text("name") }

  /// The name of an expression that is one, and the expression before its dot.
  fileprivate var reference: (name: SourceNames.Name, base: [String: Any]?)? {
    switch kind {
    case "unresolved_decl_ref_expr":
      text("name").map { (SourceNames.Name(text: $0, isMember: false), nil) }
    case "unresolved_dot_expr":
      text("field").map { (SourceNames.Name(text: $0, isMember: true), node("base")) }
    case "unresolved_member_expr":
      text("name").map { (SourceNames.Name(text: $0, isMember: true), nil) }
    default: nil
    }
  }

  /// The parts of an expression or statement in the order in which they are written.
  fileprivate var parts: [[String: Any]] {
    switch kind {
    case "unresolved_dot_expr": [node("base")].compactMap(\.self)
    case "call_expr": [node("fn"), node("args")].compactMap(\.self)
    case "argument_list": list("args")
    case "argument": [node("expr")].compactMap(\.self)
    case "closure_expr": [node("params"), node("body")].compactMap(\.self)
    case "brace_stmt", "array_expr": list("elements")
    case "return_stmt": [node("result")].compactMap(\.self)
    case "if_stmt":
      list("conditions") + [node("then_stmt"), node("else_stmt")].compactMap(\.self)
    case "switch_stmt": [node("subject_expr")].compactMap(\.self) + list("cases")
    case "case_stmt": list("case_label_items") + [node("body")].compactMap(\.self)
    case "pattern_binding_decl": list("pattern_entries")
    case "pattern_entry": [node("original_init")].compactMap(\.self)
    // Nothing of these is looked for among the names.
    case "var_decl", "interpolated_string_literal_expr", "parameter_list": []
    default:
      // In no order, but all of it comes between what is before and after.
      keys.sorted().flatMap { key in node(key).map { [$0] } ?? list(key) }
    }
  }
}

/// How often each name is written in an expression.
private struct NameCount {
  private(set) var counts: [SourceNames.Name: Int] = [:]

  mutating func visit(_ node: [String: Any]) {
    for part in node.parts { visit(part) }
    if let name = node.reference?.name { counts[name, default: 0] += 1 }
  }
}

/// Makes patterns of expressions, which it has to be given in the order of the source.
private struct PatternReader {
  let path: String
  let names: SourceNames
  let counts: [SourceNames.Name: Int]
  private var seen: [SourceNames.Name: Int] = [:]

  init(path: String, names: SourceNames, counts: [SourceNames.Name: Int]) {
    self.path = path
    self.names = names
    self.counts = counts
  }

  /// The line of the next use of a name; nil where text and parse tree do not agree.
  private mutating func line(of name: SourceNames.Name) -> SourcePattern.Line? {
    let index = seen[name, default: 0]
    seen[name] = index + 1
    let lines = names.lines(of: name, count: counts[name, default: 0])
    return lines.map { SourcePattern.Line(file: path, line: $0[index]) }
  }

  /// Goes past an expression.
  private mutating func skip(_ node: [String: Any]?) {
    guard let node else { return }
    for part in node.parts { skip(part) }
    if let name = node.reference?.name { seen[name, default: 0] += 1 }
  }

  // MARK: Statements

  /// What the statements of a closure or function come to; in a function, only what it returns, if
  /// it says so.
  mutating func block(_ body: [String: Any], isFunction: Bool = false) -> SourcePattern {
    .sequence(statements(body, isFunction: isFunction))
  }

  private mutating func statements(
    _ body: [String: Any], isFunction: Bool = false
  ) -> [SourcePattern] {
    let elements = body.list("elements")
    let returns = isFunction && elements.contains { $0.kind == "return_stmt" }
    return elements.compactMap { element in
      if element.kind == "return_stmt" { return element.node("result").map { pattern(of: $0) } }
      if returns || ["var_decl", "pattern_binding_decl"].contains(element.kind) {
        skip(element)
        return nil
      }
      return statement(element)
    }
  }

  private mutating func statement(_ node: [String: Any]) -> SourcePattern {
    switch node.kind {
    case "if_stmt":
      for condition in node.list("conditions") { skip(condition) }
      var branches = [node.node("then_stmt").map { block($0) } ?? .anything]
      let other = node.node("else_stmt")
      branches.append(
        other.map { $0.kind == "if_stmt" ? statement($0) : block($0) } ?? .sequence([]))
      return .choice(branches)
    case "switch_stmt":
      skip(node.node("subject_expr"))
      return .choice(
        node.list("cases").map { item in
          for label in item.list("case_label_items") { skip(label) }
          return item.node("body").map { block($0) } ?? .anything
        })
    default: return pattern(of: node)
    }
  }

  // MARK: Expressions

  private mutating func pattern(of node: [String: Any]) -> SourcePattern {
    switch node.kind {
    case "call_expr":
      let arguments = node.node("args")?.list("args") ?? []
      guard let function = node.node("fn"), let (name, base) = function.reference else {
        return anything(node)
      }
      guard let base else {
        if name.isMember { return anything(node) }
        return call(name, arguments)
      }
      if base.text("name") == "self" {
        skip(node)
        return .member(name.text, isCalled: true)
      }
      let pattern = pattern(of: base)
      let line = line(of: name)
      return modifier(name.text, line, of: pattern, arguments)
    case "unresolved_dot_expr":
      let base = node.node("base")?.text("name")
      if base == "Color" {
        let line = line(of: SourceNames.Name(text: "Color", isMember: false))
        if let name = node.reference?.name { seen[name, default: 0] += 1 }
        return .view(name: "Color", line: line, content: nil)
      }
      skip(node)
      return base == "self" ? .member(node.text("field") ?? "", isCalled: false) : .anything
    case "unresolved_decl_ref_expr":
      skip(node)
      return node.text("name").map { .member($0, isCalled: false) } ?? .anything
    default: return anything(node)
    }
  }

  private mutating func anything(_ node: [String: Any]) -> SourcePattern {
    skip(node)
    return .anything
  }

  private mutating func call(
    _ name: SourceNames.Name, _ arguments: [[String: Any]]
  ) -> SourcePattern {
    let line = line(of: name)
    guard name.text.first?.isUppercase == true else {
      for argument in arguments { skip(argument) }
      return .member(name.text, isCalled: true)
    }
    if name.text == "AnyView" {
      return arguments.count == 1
        ? arguments[0].node("expr").map { pattern(of: $0) } ?? .anything : skipped(arguments)
    }
    let closures = arguments.compactMap { $0.node("expr") }.filter { $0.kind == "closure_expr" }
    guard closures.count == 1, let body = closures[0].node("body"),
      arguments.last?.node("expr")?.kind == "closure_expr"
    else {
      for argument in arguments { skip(argument) }
      return .view(name: name.text, line: line, content: nil)
    }
    for argument in arguments.dropLast() { skip(argument) }
    skip(closures[0].node("params"))
    let statements = statements(body)
    let content = SourcePattern.sequence(statements)
    switch name.text {
    case "Group", "GridRow": return content
    case "ForEach": return .each(content)
    case "ViewThatFits":
      return .view(name: name.text, line: line, content: .choice(statements))
    case "ScrollView":
      // Several views in a scroll view stand in a column.
      let column = SourcePattern.view(name: "VStack", line: nil, content: content)
      return .view(name: name.text, line: line, content: .choice([content, column]))
    case let lazy where lazy.hasPrefix("Lazy"):
      // Views that cannot be seen are not made.
      let made = statements.map { SourcePattern.choice([$0, .sequence([])]) }
      return .view(name: name.text, line: line, content: .sequence(made))
    default:
      return .view(name: name.text, line: line, content: content)
    }
  }

  private mutating func skipped(_ arguments: [[String: Any]]) -> SourcePattern {
    for argument in arguments { skip(argument) }
    return .anything
  }

  private mutating func modifier(
    _ name: String, _ line: SourcePattern.Line?, of base: SourcePattern,
    _ arguments: [[String: Any]]
  ) -> SourcePattern {
    let content = beside(name, arguments)
    if case .view("Color", _, _) = base, name == "opacity" { return base }
    if ModifierNames.transparent.contains(name) { return base }
    if ModifierNames.ofShapes.contains(name) {
      if case .view(_, let line, nil) = base { return .leaf(line) }
      if case .leaf = base { return base }
      return .anything
    }
    guard let made = ModifierNames.placed[name] else { return .anything }
    return .modifier(name: made, line: line, base: base, content: content)
  }

  /// What a modifier puts before or behind its view.
  private mutating func beside(_ name: String, _ arguments: [[String: Any]]) -> SourcePattern {
    let expressions = arguments.compactMap { $0.node("expr") }
    guard name == "background" || name == "overlay", let last = expressions.last else {
      return skipped(arguments)
    }
    for argument in arguments.dropLast() { skip(argument) }
    if last.kind == "closure_expr", let body = last.node("body") {
      let content = block(body)
      return .choice([content, .view(name: "ZStack", line: nil, content: content), .anything])
    }
    guard arguments.count == 1 else {
      skip(last)
      return .anything
    }
    return .choice([pattern(of: last), .anything])
  }
}

/// Modifiers by what they make of a view.
private enum ModifierNames {
  /// Those that have a place of their own, and the names under which explanations have them.
  static let placed: [String: String] = {
    var names = [
      "cornerRadius": "clipShape", "clipped": "clipShape", "scaledToFit": "aspectRatio",
      "scaledToFill": "aspectRatio", "hidden": "opacity", "border": "overlay",
      "edgesIgnoringSafeArea": "ignoresSafeArea",
    ]
    for name in [
      "frame", "padding", "offset", "position", "background", "overlay", "opacity", "shadow",
      "blur",
      "clipShape", "aspectRatio", "fixedSize", "layoutPriority", "zIndex", "alignmentGuide",
      "rotationEffect", "scaleEffect", "onAppear", "onDisappear", "onChange", "onReceive",
      "preference", "onPreferenceChange", "anchorPreference", "transformPreference",
      "coordinateSpace", "ignoresSafeArea", "safeAreaInset", "safeAreaPadding", "drawingGroup",
      "containerRelativeFrame", "compositingGroup", "blendMode", "onGeometryChange",
      "visualEffect", "matchedGeometryEffect", "overlayPreferenceValue",
    ] {
      names[name] = name
    }
    for name in ["AddTraits", "Heading", "Hidden", "Hint", "Identifier", "Label", "Value"] {
      names["accessibility\(name)"] = "accessibility"
    }
    return names
  }()

  /// Those that only change the environment or the view itself.
  static let transparent: Set<String> = [
    "font", "fontWeight", "fontDesign", "bold", "italic", "foregroundStyle", "foregroundColor",
    "lineLimit", "multilineTextAlignment", "truncationMode", "lineSpacing", "minimumScaleFactor",
    "allowsTightening", "textCase", "tint", "environment", "environmentObject", "monospacedDigit",
    "monospaced", "kerning", "tracking", "underline", "strikethrough", "baselineOffset",
    "imageScale", "resizable", "renderingMode", "interpolation", "antialiased", "id",
  ]

  /// Those that make a picture of a shape.
  static let ofShapes: Set<String> = ["fill", "stroke", "strokeBorder", "trim", "inset"]
}

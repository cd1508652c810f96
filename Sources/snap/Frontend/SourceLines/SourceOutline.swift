/// The views that the properties and functions of the types in sources produce.
struct SourceOutline {
  /// The members of a type.
  struct Members {
    /// The views that the properties and functions produce; any views if several share a name.
    var patterns: [String: SourcePattern] = [:]
    /// The stored properties and parameters, such as a closure that makes views.
    var stored: Set<String> = []
  }

  /// A property or function in an extension of a type, which may be a modifier.
  struct Extension {
    /// The extended type.
    let type: String
    /// The parameters; nil for a property.
    let parameters: [Parameter]?
    let pattern: SourcePattern
  }

  struct Parameter {
    let label: String?
    let hasDefault: Bool
  }

  /// The types by name; types that share a name are left out.
  private(set) var types: [String: Members] = [:]
  /// The members of extensions, by the name of the property or function.
  private(set) var extensions: [String: [Extension]] = [:]
  private var declared: Set<String> = []
  private var ambiguous: Set<String> = []

  /// Returns whether the sources declare a type with a name.
  func declares(_ type: String) -> Bool { declared.contains(type) }

  /// Adds a file, given its parse tree.
  mutating func add(tree: ParseNode, source: [UInt8], path: String) {
    let file = OutlineFile(source: source, path: path)
    for item in tree.children { add(item, in: file) }
    for name in ambiguous { types[name] = nil }
  }

  private mutating func add(_ node: ParseNode, in file: OutlineFile) {
    switch node.kind {
    case "struct_decl", "class_decl", "enum_decl":
      guard let name = node.name else { return }
      if !declared.insert(name).inserted { ambiguous.insert(name) }
      addMembers(of: node, to: name, in: file)
    case "extension_decl":
      guard let name = node.extendedType?.split(separator: ".").last else { return }
      addMembers(of: node, to: String(name), in: file)
    default: break
    }
  }

  private mutating func addMembers(of node: ParseNode, to type: String, in file: OutlineFile) {
    // The properties that a binding declares come after it.
    var binding: ParseNode?
    for member in node.children {
      let body: ParseNode?
      switch member.kind {
      case "pattern_binding_decl":
        binding = member
        continue
      case "var_decl": body = member.accessors.first { $0.has(.isGetter) }?.body
      case "func_decl": body = member.body
      default:
        add(member, in: file)
        continue
      }
      guard let name = member.name else { continue }
      let isFunction = member.kind == "func_decl"
      let parameters = isFunction ? member.parameters?.children ?? [] : []
      var members = types[type] ?? Members()
      if let body {
        let pattern = file.pattern(ofBody: body)
        members.patterns[name] = members.patterns[name] == nil ? pattern : .anything
        // The parameter of a modifier's body is its content.
        if name == "body" { members.stored.formUnion(parameters.compactMap(\.name)) }
        // `extension String { func padding() -> String }` does not modify views, and
        // `extension Text { func styled() -> Text }` returns the same view.
        if node.kind == "extension_decl", member.result?.typeName != type {
          extensions[name, default: []].append(
            Extension(
              type: type,
              parameters: isFunction
                ? parameters.map {
                  Parameter(label: $0.argumentLabel, hasDefault: $0.has(.hasDefault))
                } : nil,
              pattern: pattern))
        }
      } else if !isFunction {
        members.stored.insert(name)
        if member.has(.isConstant), let binding { members.patterns[name] = file.value(in: binding) }
      }
      types[type] = members
    }
  }
}

extension SourceOutline.Extension {
  /// Returns whether a modifier can be a use of this member: a call with its labels, or a property.
  func fits(_ modifier: SourcePattern.Modifier) -> Bool {
    guard let parameters, let labels = modifier.labels else {
      return parameters == nil && modifier.labels == nil
    }
    var rest = parameters[...]
    for label in labels {
      while let parameter = rest.first, parameter.label != label.text,
        !(label.isClosure && label.text == nil)
      {
        guard parameter.hasDefault else { return false }
        rest.removeFirst()
      }
      guard !rest.isEmpty else { return false }
      rest.removeFirst()
    }
    return rest.allSatisfy(\.hasDefault)
  }
}

/// A file whose parse tree is converted to patterns.
private struct OutlineFile {
  let source: [UInt8]
  let path: String

  func pattern(ofBody body: ParseNode) -> SourcePattern {
    pattern(of: body, in: body) { $0.block(body, isFunction: true) }
  }

  /// Returns the initial value of a property; nil for several properties, and if it is not a view.
  func value(in binding: ParseNode) -> SourcePattern? {
    guard binding.children.count == 1, let value = binding.children[0].initialValue else {
      return nil
    }
    let pattern = pattern(of: value, in: binding) { $0.pattern(of: value) }
    return pattern.isAnything ? nil : pattern
  }

  private func pattern(
    of part: ParseNode, in node: ParseNode, _ read: (inout PatternReader) -> SourcePattern
  ) -> SourcePattern {
    guard let (start, end) = node.range, start <= end, end < source.count else { return .anything }
    let names = SourceNames(in: source, from: start, through: end)
    var reader = PatternReader(path: path, names: names, body: part)
    return read(&reader)
  }
}

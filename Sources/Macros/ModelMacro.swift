/// Expands `@Model` on a class: its stored variables are observed, and the class stores the data of
/// a model context about an object.
///
/// Observation's own macro makes the accessors of a variable.
func expandModel(
  _ declaration: Syntax, on parent: Syntax?, type: Syntax?, role: String
) throws(MacroError) -> String {
  switch role {
  case "member": return modelMembers(of: declaration)
  case "memberAttribute":
    return isStoredVariable(declaration.source) ? "@Observation.ObservationTracked" : ""
  case "extension":
    let name = type?.source.trimmingSpaces ?? className(in: declaration.source) ?? ""
    return "nonisolated extension \(name): nonisolated SwiftData.PersistentModel, "
      + "nonisolated Observation.Observable {}"
  default: return ""
  }
}

/// The members that every model has.
private func modelMembers(of declaration: Syntax) -> String {
  let name = className(in: declaration.source) ?? "Self"
  return """
    @Observation.ObservationIgnored public let _$persistence = SwiftData._Persistence()
    public nonisolated static var _$properties: [SwiftData._ModelProperty] {
      SwiftData._ModelProperty._list {
        [\(properties(of: declaration, in: name).joined(separator: ", "))]
      }
    }
    public nonisolated static var _$uniqueNames: [[Swift.String]] {
      \(uniqueNames(in: declaration))
    }
    private nonisolated var _$observationRegistrar: SwiftData._Persistence { _$persistence }
    internal nonisolated func access<_M>(keyPath: Swift.KeyPath<\(name), _M>) {
      _$observationRegistrar.access(self, keyPath: keyPath)
    }
    internal nonisolated func withMutation<_M, _R>(
      keyPath: Swift.KeyPath<\(name), _M>, _ mutation: () throws -> _R
    ) rethrows -> _R {
      try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
    }
    internal nonisolated func shouldNotifyObservers<_M>(_ old: _M, _ new: _M) -> Swift.Bool { true }
    internal nonisolated func shouldNotifyObservers<_M: Swift.Equatable>(
      _ old: _M, _ new: _M
    ) -> Swift.Bool {
      old != new
    }
    internal nonisolated func shouldNotifyObservers<_M: Swift.AnyObject>(
      _ old: _M, _ new: _M
    ) -> Swift.Bool {
      old !== new
    }
    internal nonisolated func shouldNotifyObservers<_M: Swift.Equatable & Swift.AnyObject>(
      _ old: _M, _ new: _M
    ) -> Swift.Bool {
      old != new
    }
    """
}

/// Returns calls that describe the stored properties of a model.
private func properties(of declaration: Syntax, in type: String) -> [String] {
  guard let body = tokens(of: declaration.source).last, body.text.hasPrefix("{") else { return [] }
  return memberVariables(in: body.content).compactMap { member in
    guard isStoredVariable(member.source), !member.attributes.contains("Transient"),
      let variable = try? Variable(member.source, macro: "@Model")
    else { return nil }
    var call = "SwiftData._ModelProperty(\"\(variable.name)\", \\\(type).\(variable.name)"
    let arguments = member.attributes.firstIndex { ["Attribute", "Relationship"].contains($0) }
      .flatMap { $0 + 1 < member.attributes.count ? member.attributes[$0 + 1] : nil }
    if let arguments, arguments.hasPrefix("(") {
      let parts = tokens(of: String(arguments.dropFirst().dropLast()))
      if parts.contains(where: { $0.text == "unique" }) { call += ", isUnique: true" }
      if let rule = argument("deleteRule", in: parts) { call += ", deleteRule: \(rule)" }
      if let inverse = argument("inverse", in: parts) { call += ", inverse: \(inverse)" }
    }
    return call + ")"
  }
}

/// Returns the tokens of an argument, up to the next comma.
private func argument(_ label: String, in parts: [Token]) -> String? {
  guard let start = parts.firstIndex(where: { $0.text == label }), start + 2 < parts.count else {
    return nil
  }
  return parts[(start + 2)...].prefix { $0.text != "," }.map(\.text).joined()
}

/// Returns the names in each list of `#Unique`, as the source of an array.
private func uniqueNames(in declaration: Syntax) -> String {
  guard let body = tokens(of: declaration.source).last, body.text.hasPrefix("{") else {
    return "[]"
  }
  let parts = tokens(of: body.content)
  var lists: [String] = []
  for (index, part) in parts.enumerated() where part.text == "Unique" && index > 0 {
    guard parts[index - 1].text == "#",
      let call = parts[index...].first(where: { $0.text.hasPrefix("(") })
    else { continue }
    for list in tokens(of: call.content) where list.text.hasPrefix("[") {
      let words = tokens(of: list.content)
      let names = words.indices.filter { $0 + 1 == words.count || words[$0 + 1].text == "," }
        .map { "\"\(words[$0].text)\"" }
      lists.append("[\(names.joined(separator: ", "))]")
    }
  }
  return "[\(lists.joined(separator: ", "))]"
}

/// Expands `@ModelActor` on an actor: a container and an executor with a context, and an
/// initializer from a container unless `disableGenerateInit` is true.
func expandModelActor(
  _ attribute: Syntax, on declaration: Syntax, type: Syntax?, role: String
) -> String {
  guard role == "member" else {
    let name = type?.source.trimmingSpaces ?? className(in: declaration.source) ?? ""
    return "extension \(name): SwiftData.ModelActor {}"
  }
  let members = """
    nonisolated public let modelExecutor: any SwiftData.ModelExecutor
    nonisolated public let modelContainer: SwiftData.ModelContainer
    """
  if attribute.source.contains(#/disableGenerateInit\s*:\s*true\b/#) { return members }
  return members + """

    public init(modelContainer: SwiftData.ModelContainer) {
      self.modelExecutor = SwiftData.DefaultSerialModelExecutor(
        modelContext: SwiftData.ModelContext(modelContainer))
      self.modelContainer = modelContainer
    }
    """
}

/// The name after `class` or `actor`.
private func className(in source: String) -> String? {
  let parts = tokens(of: source)
  let keyword = parts.firstIndex { ["class", "actor"].contains($0.text) }
  return keyword.flatMap { $0 + 1 < parts.count ? parts[$0 + 1].text : nil }
}

/// Whether a member is a variable of an instance that has storage.
func isStoredVariable(_ source: String) -> Bool {
  let parts = tokens(of: source)
  guard let keyword = parts.firstIndex(where: { $0.text == "var" }) else { return false }
  let modifiers = parts[..<keyword].map(\.text)
  guard !modifiers.contains(where: { ["static", "class", "lazy", "func"].contains($0) }),
    !zip(modifiers, modifiers.dropFirst()).contains(where: {
      $0 == "@" && ["ObservationIgnored", "ObservationTracked"].contains($1)
    })
  else { return false }
  let rest = parts[(keyword + 1)...]
  guard !rest.contains(where: { $0.text == "=" }), let block = rest.last, block.text.hasPrefix("{")
  else { return true }
  // Observers leave a variable its storage; accessors do not.
  let first = tokens(of: block.content).first?.text
  return first == "didSet" || first == "willSet"
}

extension String {
  var trimmingSpaces: String {
    String(
      drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

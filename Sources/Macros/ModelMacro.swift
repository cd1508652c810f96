/// Expands `@Model` on a class: its stored variables are observed, and the class has a place for
/// what a model context knows of an object.
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
    return "nonisolated extension \(name): SwiftData.PersistentModel, Observation.Observable {}"
  default: return ""
  }
}

/// The members that every model has.
private func modelMembers(of declaration: Syntax) -> String {
  let name = className(in: declaration.source) ?? "Self"
  return """
    @Observation.ObservationIgnored public let _$persistence = SwiftData._Persistence()
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

/// Expands `@ModelActor` on an actor: an initializer from a container, and a context.
func expandModelActor(_ declaration: Syntax, type: Syntax?, role: String) -> String {
  guard role == "member" else {
    let name = type?.source.trimmingSpaces ?? className(in: declaration.source) ?? ""
    return "extension \(name): SwiftData.ModelActor {}"
  }
  return """
    nonisolated public let modelContainer: SwiftData.ModelContainer
    public let modelContext: SwiftData.ModelContext
    public init(modelContainer: SwiftData.ModelContainer) {
      self.modelContainer = modelContainer
      self.modelContext = SwiftData.ModelContext(modelContainer)
    }
    """
}

/// The name after `class` or `actor`.
private func className(in source: String) -> String? {
  let parts = tokens(of: source)
  let keyword = parts.firstIndex { ["class", "actor"].contains($0.text) }
  return keyword.flatMap { $0 + 1 < parts.count ? parts[$0 + 1].text : nil }
}

/// Whether a member is a variable of an object that has storage.
private func isStoredVariable(_ source: String) -> Bool {
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
  fileprivate var trimmingSpaces: String {
    String(
      drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

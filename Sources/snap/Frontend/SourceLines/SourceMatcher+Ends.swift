/// The positions at which the siblings that a pattern can produce can end.
extension SourceMatcher {
  /// Whether the views are matched: not below 200 patterns, and not among over 400 siblings.
  func canMatch(_ list: Siblings) -> Bool { depth < 200 && list.count <= 400 }

  /// Returns the positions after the siblings that a pattern can produce from a position.
  func ends(
    _ pattern: SourcePattern, _ list: Siblings, _ start: Int, _ context: Context
  ) -> Set<Int> {
    if case .anything = pattern.form { return Set(start...list.count) }
    guard canMatch(list) else { return Set(start...list.count) }
    let place = Place(
      isLenient: isLenient, pattern: PatternInContext(pattern, context),
      list: ObjectIdentifier(list), start: start)
    if let known = knownEnds[place] { return known }
    depth += 1
    defer { depth -= 1 }
    let ends = computeEnds(pattern, list, start, context)
    knownEnds[place] = ends
    return ends
  }

  private func computeEnds(
    _ pattern: SourcePattern, _ list: Siblings, _ start: Int, _ context: Context
  ) -> Set<Int> {
    let anywhere = Set(start...list.count)
    switch pattern.form {
    case .anything: return anywhere
    case .member(let name, let call):
      switch member(name, call, context) {
      case .member(let pattern): return ends(pattern, list, start, context)
      case .modifier(let modifier):
        return ends(of: modifier, pattern, list, start, context)
      case .closure(let pattern, let context): return ends(pattern, list, start, context)
      case .layout(let modifier):
        let isOne = contentOfLayout(list, start).map {
          ends(modifier.contents[0], $0, 0, context).contains($0.count)
        }
        return isOne == true ? [start + 1] : []
      case .unknown: return anywhere
      }
    case .itself:
      return context.itself.map { ends($0.pattern, list, start, $0.context) } ?? anywhere
    case .view(let name, _, let content):
      guard start < list.count else { return [] }
      if let view = list[start].views.first {
        return view.name == name ? [start + list.group(from: start).count] : []
      }
      let node = list[start].node
      guard node.kind == name, !node.isModifier else { return [] }
      guard let content else { return [start + 1] }
      let inside = tree.all(in: node)
      return ends(content, inside, 0, context).contains(inside.count) ? [start + 1] : []
    case .typeMember(let type, let name, let view):
      guard let (pattern, context) = member(name, of: type, view, context) else { return anywhere }
      return ends(pattern, list, start, context)
    case .modifier(let modifier):
      return ends(of: modifier, pattern, list, start, context)
    case .sequence(let patterns):
      return patterns.reduce([start]) { positions, pattern in
        positions.reduce(into: []) { $0.formUnion(ends(pattern, list, $1, context)) }
      }
    case .choice(let patterns):
      return patterns.reduce(into: []) { $0.formUnion(ends($1, list, start, context)) }
    case .each(let pattern):
      var reached: Set<Int> = [start]
      var open = [start]
      while let position = open.popLast() {
        for end in ends(pattern, list, position, context) where reached.insert(end).inserted {
          open.append(end)
        }
      }
      return reached
    }
  }

  func ends(
    of modifier: SourcePattern.Modifier, _ pattern: SourcePattern, _ list: Siblings, _ start: Int,
    _ context: Context
  ) -> Set<Int> {
    let ends = strictEnds(of: modifier, pattern, list, start, context)
    return ends.isEmpty && isLenient ? Set(start...list.count) : ends
  }

  private func strictEnds(
    of modifier: SourcePattern.Modifier, _ pattern: SourcePattern, _ list: Siblings, _ start: Int,
    _ context: Context
  ) -> Set<Int> {
    let showings = showings(of: pattern, modifier, context)
    guard !showings.isEmpty else { return Set(start...list.count) }
    return showings.reduce(into: []) {
      $0.formUnion(ends(of: modifier, as: $1, pattern, list, start, context))
    }
  }

  func ends(
    of modifier: SourcePattern.Modifier, as showing: Showing, _ pattern: SourcePattern,
    _ list: Siblings, _ start: Int, _ context: Context
  ) -> Set<Int> {
    switch showing {
    case .declared(let body, let inner): return ends(body, list, start, inner)
    case .named:
      let bases = bases(of: modifier.name, list, start)
      return Set(ends(modifier.base, bases, 0, context).map { start + $0 })
    case .unknown:
      var result = ends(modifier.base, list, start, context)
      if changedLeaf(modifier.base, list, start) != nil { result.insert(start + 1) }
      if let body = libraryBody(list, start),
        !occurrences(of: modifier.base, in: body, context).isEmpty
      {
        result.insert(start + body.count)
      }
      let bases = bases(of: nil, list, start)
      if bases.count > 0 {
        for count in ends(pattern, bases, 0, context) where count > 0 {
          result.insert(start + count)
        }
      }
      return result
    }
  }

  /// The meaning of a member's name.
  enum Meaning {
    case member(SourcePattern)
    case modifier(SourcePattern.Modifier)
    case closure(SourcePattern, Context)
    /// A layout in a local constant, called with its views.
    case layout(SourcePattern.Modifier)
    case unknown
  }

  func member(
    _ name: String, _ call: SourcePattern.Modifier?, _ context: Context
  ) -> Meaning {
    if let pattern = context.members.patterns[name] { return .member(pattern) }
    if context.itself != nil, let call { return .modifier(call) }
    guard context.members.stored.contains(name) else {
      guard let call, call.labels?.count == 1, call.labels?[0].isClosure == true,
        call.contents.count == 1
      else { return .unknown }
      return .layout(call)
    }
    guard call != nil || name == "content", let closure = context.closure,
      let pattern = closure.pattern
    else { return .unknown }
    return .closure(pattern, closure.context)
  }

  /// Returns the pattern of a static member of a type; nil if the sources declare the type, but not
  /// the member.
  func member(
    _ name: String, of type: String, _ view: SourcePattern, _ context: Context
  ) -> (SourcePattern, Context)? {
    guard let members = outline.types[type], let pattern = members.patterns[name] else {
      return outline.declares(type) ? nil : (view, context)
    }
    let inner = typeContexts[type] ?? Context(members: members)
    typeContexts[type] = inner
    return (pattern, inner)
  }

  /// The views of the layout at a position; nil if there is no layout.
  func contentOfLayout(_ list: Siblings, _ start: Int) -> Siblings? {
    guard start < list.count, list[start].views.isEmpty, !list[start].node.isModifier else {
      return nil
    }
    return tree.all(in: list[start].node)
  }
}

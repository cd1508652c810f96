/// The lines of the nodes in all possible matches.
extension SourceMatcher {
  /// Records the lines of all possible matches of siblings with a pattern.
  func mark(
    _ pattern: SourcePattern, _ list: Siblings, _ start: Int, _ end: Int, _ context: Context
  ) {
    guard canMatch(list) else { return mark(list, start, end, as: nil) }
    let place = Place(
      isLenient: isLenient, pattern: PatternInContext(pattern, context),
      list: ObjectIdentifier(list), start: start, end: end)
    guard marked.insert(place).inserted else { return }
    depth += 1
    defer { depth -= 1 }
    switch pattern.form {
    case .anything: mark(list, start, end, as: nil)
    case .member(let name, let call):
      switch member(name, call, context) {
      case .member(let pattern): mark(pattern, list, start, end, context)
      case .modifier(let modifier): mark(modifier, pattern, list, start, end, context)
      case .closure(let pattern, let context): mark(pattern, list, start, end, context)
      case .layout(let modifier):
        note(modifier.line, at: list[start])
        guard let inside = contentOfLayout(list, start) else { return }
        mark(modifier.contents[0], inside, 0, inside.count, context)
      case .unknown: mark(list, start, end, as: nil)
      }
    case .itself:
      guard let (pattern, context) = context.itself else { return mark(list, start, end, as: nil) }
      mark(pattern, list, start, end, context)
    case .view(_, let line, let content):
      note(line, at: list[start])
      if let view = list[start].views.first {
        let isOnly = closures[view.number].map { $0.line == line && $0.pattern === content }
        closures[view.number] = Closure(
          line: line, pattern: isOnly ?? true ? content : nil, context: context)
        return
      }
      guard let content else { return }
      let inside = tree.all(in: list[start].node)
      mark(content, inside, 0, inside.count, context)
    case .typeMember(let type, let name, let view):
      guard let (pattern, context) = member(name, of: type, view, context) else {
        return mark(list, start, end, as: nil)
      }
      mark(pattern, list, start, end, context)
    case .modifier(let modifier): mark(modifier, pattern, list, start, end, context)
    case .sequence(let patterns): mark(sequence: patterns, list, start, end, context)
    case .choice(let patterns):
      for pattern in patterns where ends(pattern, list, start, context).contains(end) {
        mark(pattern, list, start, end, context)
      }
    case .each(let repeated):
      for from in ends(pattern, list, start, context) {
        for to in ends(repeated, list, from, context)
        where to > from && ends(pattern, list, to, context).contains(end) {
          mark(repeated, list, from, to, context)
        }
      }
    }
  }

  func mark(
    sequence patterns: [SourcePattern], _ list: Siblings, _ start: Int, _ end: Int,
    _ context: Context
  ) {
    var starts: [Set<Int>] = [[start]]
    for pattern in patterns {
      starts.append(
        starts[starts.count - 1].reduce(into: []) {
          $0.formUnion(ends(pattern, list, $1, context))
        })
    }
    var goals: Set<Int> = [end]
    for (pattern, starts) in zip(patterns, starts).reversed() {
      var reaching: Set<Int> = []
      for start in starts {
        for end in ends(pattern, list, start, context).intersection(goals) {
          reaching.insert(start)
          mark(pattern, list, start, end, context)
        }
      }
      goals = reaching
    }
  }

  func mark(
    _ modifier: SourcePattern.Modifier, _ pattern: SourcePattern, _ list: Siblings, _ start: Int,
    _ end: Int, _ context: Context
  ) {
    let showings = showings(of: pattern, modifier, context).filter {
      ends(of: modifier, as: $0, pattern, list, start, context).contains(end)
    }
    if showings.isEmpty { mark(list, start, end, as: nil) }
    for showing in showings {
      switch showing {
      case .declared(let body, let inner): mark(body, list, start, end, inner)
      case .named:
        noteNodes(of: modifier, list, start, end, context)
        mark(modifier.base, bases(of: modifier.name, list, start), 0, end - start, context)
      case .unknown: markUnknownModifier(modifier, pattern, list, start, end, context)
      }
    }
  }

  private func markUnknownModifier(
    _ modifier: SourcePattern.Modifier, _ pattern: SourcePattern, _ list: Siblings, _ start: Int,
    _ end: Int, _ context: Context
  ) {
    if ends(modifier.base, list, start, context).contains(end) {
      mark(modifier.base, list, start, end, context)
    }
    if end == start + 1, let line = changedLeaf(modifier.base, list, start) {
      note(line, at: list[start])
    }
    if let body = libraryBody(list, start), end == start + body.count {
      let places = occurrences(of: modifier.base, in: body, context)
      if !places.isEmpty { note(modifier.line, at: list[start]) }
      for place in places {
        for element in place.path { note(modifier.line, at: element) }
        mark(modifier.base, place.list, place.start, place.end, context)
      }
      // Of several places, one is right, so that a node outside of one has no line for certain.
      if places.count > 1 { markOutside(places) }
    }
    let bases = bases(of: nil, list, start)
    if end > start, end - start <= bases.count,
      ends(pattern, bases, 0, context).contains(end - start)
    {
      noteNodes(of: modifier, list, start, end, context)
      mark(pattern, bases, 0, end - start, context)
    }
  }

  /// Records the line of a modifier at its nodes, and the lines of the views that it places before
  /// or behind its view.
  private func noteNodes(
    of modifier: SourcePattern.Modifier, _ list: Siblings, _ start: Int, _ end: Int,
    _ context: Context
  ) {
    for element in list.elements[start..<end] {
      note(modifier.line, at: element)
      let secondary = tree.secondary(of: element.node)
      guard secondary.count > 0 else { continue }
      let contents = modifier.contents.filter { !$0.isAnything }
        .flatMap { [$0, $0.inZStack(of: modifier)] }.filter {
          ends($0, secondary, 0, context).contains(secondary.count)
        }
      for content in contents { mark(content, secondary, 0, secondary.count, context) }
      // The nodes of a colour or a shape are not predictable, but their line is.
      if contents.isEmpty,
        modifier.contents.allSatisfy({ $0.isWritten(on: modifier.line, in: outline) })
      {
        mark(secondary, 0, secondary.count, as: modifier.line)
      }
    }
  }

  private func note(_ line: Line?, at element: Element) {
    if let view = element.views.first {
      calls[view.number, default: []].insert(line)
    } else {
      found[element.node.index, default: []].insert(line)
    }
  }

  /// Notes that the lines of the nodes that are not in all of some places are not known.
  private func markOutside(_ places: [Occurrence]) {
    let nodes = places.map { place in
      place.list.elements[place.start..<place.end].reduce(into: Set(place.path.map(\.node))) {
        $1.node.collect(into: &$0)
      }
    }
    for inside in nodes {
      for node in nodes.reduce(into: Set(), { $0.formUnion($1) }).subtracting(inside) {
        found[node.index, default: []].insert(nil)
        for view in node.views { calls[view.number, default: []].insert(nil) }
      }
    }
  }

  /// Records one line, nil if it is unknown, at siblings and all nodes below them, up to custom
  /// views.
  func mark(_ list: Siblings, _ start: Int, _ end: Int, as line: Line?) {
    for element in list.elements[start..<end] {
      note(line, at: element)
      if let view = element.views.first {
        closures[view.number] = Closure(
          line: nil, pattern: nil, context: Context(members: SourceOutline.Members()))
      } else {
        let children = tree.all(in: element.node)
        mark(children, 0, children.count, as: line)
      }
    }
  }
}

import LayoutDSL

/// Matches the nodes of a layout with the source of the custom views that made them.
///
/// Each custom view is matched separately: the views that its body can produce with the nodes that
/// it has produced. A node gets a line if this line makes it in every possible match.
///
/// There is no list of modifiers. The rules for a modifier are:
/// 1. The engine names a node after its modifier, and after the one that the source has if this is
///    another. If a node of the tree names a modifier, the modifier makes one such node around each
///    view of its base.
/// 2. Any other modifier of the library makes any number of nodes of any kind around each view of
///    its base, or a modifier with a body, which has the views of the base at one place inside it,
///    or changes the type of a leaf, as `trim` does with a shape.
/// 3. A modifier that the sources declare makes the nodes of its body.
///
/// If a body does not match its nodes under these rules, the modifiers that do not match can make
/// any nodes.
final class SourceMatcher {
  private typealias Line = SourcePattern.Line
  private typealias Siblings = NodeTree.Siblings
  private typealias Element = NodeTree.Element
  private typealias Context = SourceContext
  private typealias Closure = SourceContext.Closure

  private let outline: SourceOutline
  private let tree: NodeTree
  private let nodes: [LayoutExplanation.Node]
  /// The lines that can have made a node; nil among them is an unknown line.
  private var found: [Int: Set<Line?>] = [:]
  /// The lines that can have made a custom view, keyed by its number.
  private var calls: [Int: Set<Line?>] = [:]
  /// The closure in the call of a custom view, keyed by its number.
  private var closures: [Int: Closure] = [:]

  init(outline: SourceOutline, nodes: [LayoutExplanation.Node]) {
    self.outline = outline
    tree = NodeTree(nodes)
    self.nodes = nodes
  }

  /// The contexts, which are retained because the keys of results contain their identities.
  private var viewContexts: [Context] = []

  func lines() -> [(Int, SourcePattern.Line)] {
    if let root = tree.root { compareViews(in: tree.all(in: root)) }
    return nodes.indices.compactMap { index in
      // A node without a line gets the line of the innermost custom view around it.
      let candidates = [found[index]] + nodes[index].views.reversed().map { calls[$0.number] }
      let lines = candidates.lazy.compactMap(\.self).first { $0 != [nil] }
      guard let lines, lines.count == 1, let line = lines.first ?? nil else { return nil }
      return (index, line)
    }
  }

  /// Matches the custom views among siblings and below them.
  private func compareViews(in list: Siblings) {
    var start = 0
    while start < list.count {
      let group = list.group(from: start)
      start += group.count
      guard let first = group.first else { return }
      guard let view = first.views.first else {
        compareViews(in: tree.all(in: first.node))
        continue
      }
      let inside = list.inside(groupAt: start - group.count, in: tree)
      if let members = outline.types[view.name], let body = members.patterns["body"] {
        let context = Context(members: members, closure: closures[view.number])
        viewContexts.append(context)
        for isLenient in [false, true] {
          self.isLenient = isLenient
          guard ends(body, inside, 0, context).contains(inside.count) else { continue }
          mark(body, inside, 0, inside.count, context)
          break
        }
      }
      compareViews(in: inside)
    }
  }

  // MARK: Modifiers

  /// The form of a modifier in the tree.
  private enum Showing {
    /// The body of a modifier that the sources declare.
    case declared(SourcePattern, Context)
    /// A node with the name of the modifier.
    case named
    /// Any number of nodes.
    case unknown
  }

  /// Returns the possible forms of a modifier; none for a property that is not a modifier.
  private func showings(
    of pattern: SourcePattern, _ modifier: SourcePattern.Modifier, _ context: Context
  ) -> [Showing] {
    let declared = (outline.extensions[modifier.name] ?? []).filter { $0.fits(modifier) }
      .map { item in
        Showing.declared(
          item.pattern, contextOfBase(pattern, modifier, context, extending: item.type))
      }
    if modifier.labels == nil { return declared }
    if tree.modifierNames.contains(modifier.name) { return declared + [.named] }
    return declared.isEmpty ? [.unknown] : declared
  }

  private struct BaseKey: Hashable {
    let pattern: PatternInContext
    let type: String
  }

  private struct PatternInContext: Hashable {
    let pattern: ObjectIdentifier
    let context: ObjectIdentifier

    init(_ pattern: SourcePattern, _ context: Context) {
      self.pattern = ObjectIdentifier(pattern)
      self.context = ObjectIdentifier(context)
    }
  }

  private var contexts: [BaseKey: Context] = [:]

  /// Returns the context of the body of a declared modifier.
  private func contextOfBase(
    _ pattern: SourcePattern, _ modifier: SourcePattern.Modifier, _ context: Context,
    extending type: String
  ) -> Context {
    let key = BaseKey(pattern: PatternInContext(pattern, context), type: type)
    if let known = contexts[key] { return known }
    let new = Context(
      members: outline.types[type] ?? SourceOutline.Members(), itself: (modifier.base, context))
    contexts[key] = new
    return new
  }

  /// Returns the single views inside the siblings, from an index, that a modifier can have made;
  /// without a name, inside the siblings that are modifiers of the same kind.
  private func bases(of name: String?, _ list: Siblings, _ start: Int) -> Siblings {
    guard start < list.count else { return tree.siblings([]) }
    let kind = list[start].node.kind
    let nodes = list.elements[start...].prefix { element in
      element.isModifier
        && (name.map { element.node.isMade(by: $0) } ?? (element.node.kind == kind))
    }
    return tree.siblings(
      nodes.map { tree.children(of: $0.node) }.prefix { $0.count == 1 }.map { $0[0] })
  }

  /// Returns the line of a leaf whose type its modifiers may have changed.
  private func changedLeaf(
    _ pattern: SourcePattern, _ list: Siblings, _ start: Int
  ) -> Line?? {
    guard start < list.count else { return nil }
    let element = list[start]
    // No source names a type with an underscore.
    let isLeaf =
      element.views.first?.name.hasPrefix("_")
      ?? (!element.node.isModifier && element.node.children.isEmpty)
    var pattern = pattern
    while case .modifier(let modifier) = pattern.form { pattern = modifier.base }
    if case .typeMember(_, _, let view) = pattern.form { pattern = view }
    guard isLeaf, case .view(let name, let line, nil) = pattern.form, name != element.node.kind
    else { return nil }
    return .some(line)
  }

  /// The siblings that the body of a modifier of the library has made, from a position on.
  private func libraryBody(_ list: Siblings, _ start: Int) -> Siblings? {
    guard start < list.count, let view = list[start].views.first, view.isModifier,
      !outline.declares(view.name)
    else { return nil }
    return list.inside(groupAt: start, in: tree)
  }

  /// Siblings that a pattern can have made, and the nodes around them in the body of a modifier.
  private struct Occurrence {
    let list: Siblings
    let start: Int, end: Int
    let path: [Element]
  }

  /// The siblings that a pattern can have made among and below others, outside of the views that
  /// the sources declare.
  private func occurrences(
    of pattern: SourcePattern, in list: Siblings, _ context: Context
  ) -> [Occurrence] {
    var found: [Occurrence] = []
    var open: [(list: Siblings, path: [Element])] = [(list, [])]
    while let (list, path) = open.popLast() {
      var start = 0
      while start < list.count {
        let end = ends(pattern, list, start, context).max() ?? start
        if end > start {
          found.append(Occurrence(list: list, start: start, end: end, path: path))
        }
        start = max(end, start + 1)
      }
      start = 0
      while start < list.count {
        let element = list[start]
        if let view = element.views.first {
          if !outline.declares(view.name) {
            open.append((list.inside(groupAt: start, in: tree), path + [element]))
          }
          start += list.group(from: start).count
        } else {
          open.append((tree.all(in: element.node), path + [element]))
          start += 1
        }
      }
    }
    return found
  }

  // MARK: Agreement

  /// Whether a modifier that breaks the rules can make any nodes.
  private var isLenient = false

  private struct Place: Hashable {
    let isLenient: Bool
    let pattern: PatternInContext
    let list: ObjectIdentifier
    let start: Int
    var end = -1
  }

  private var knownEnds: [Place: Set<Int>] = [:]
  private var depth = 0

  /// Whether the views are matched: not below 200 patterns, and not among over 400 siblings.
  private func canMatch(_ list: Siblings) -> Bool { depth < 200 && list.count <= 400 }

  /// Returns the positions after the siblings that a pattern can produce from a position.
  private func ends(
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

  private func ends(
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

  private func ends(
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
  private enum Meaning {
    case member(SourcePattern)
    case modifier(SourcePattern.Modifier)
    case closure(SourcePattern, Context)
    /// A layout in a local constant, called with its views.
    case layout(SourcePattern.Modifier)
    case unknown
  }

  private func member(
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

  private var typeContexts: [String: Context] = [:]

  /// Returns the pattern of a static member of a type; nil if the sources declare the type, but not
  /// the member.
  private func member(
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
  private func contentOfLayout(_ list: Siblings, _ start: Int) -> Siblings? {
    guard start < list.count, list[start].views.isEmpty, !list[start].node.isModifier else {
      return nil
    }
    return tree.all(in: list[start].node)
  }

  // MARK: Lines

  private var marked: Set<Place> = []

  /// Records the lines of all possible matches of siblings with a pattern.
  private func mark(
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

  private func mark(
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

  private func mark(
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
  private func mark(_ list: Siblings, _ start: Int, _ end: Int, as line: Line?) {
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

import LayoutDSL

extension LayoutExplanation {
  /// Finds the source lines of the nodes where there is only one that they can come from.
  mutating func addSourceLines(from outline: SourceOutline) {
    var matcher = SourceMatcher(outline: outline)
    for (index, line) in matcher.lines(of: nodes) { nodes[index].source = line }
  }
}

/// Compares the nodes of a layout with the source of the custom views that made them.
///
/// Each custom view is compared for itself: what its body can come to with the nodes that it did
/// come to. A node gets a line if, in all the ways in which the two agree, no other line makes it.
private struct SourceMatcher {
  let outline: SourceOutline
  private var found: [Int: Set<SourcePattern.Line>] = [:]
  /// The lines that make the custom views, for nodes whose own line is not known.
  private var calls: [Int: Set<SourcePattern.Line>] = [:]
  /// By the number of the custom view, what it was given to make views of.
  private var closures: [Int: Closure] = [:]

  init(outline: SourceOutline) {
    self.outline = outline
  }

  /// The custom view in whose source a pattern stands.
  private final class Context {
    let members: SourceOutline.Members
    let closure: Closure?

    init(members: SourceOutline.Members, closure: Closure?) {
      self.members = members
      self.closure = closure
    }
  }

  /// The one closure in the call of a custom view; nil where several calls may have made it.
  private struct Closure {
    let line: SourcePattern.Line
    let pattern: SourcePattern?
    let context: Context
  }

  /// A node, less the custom views around it that are done with.
  private struct Element {
    let node: TreeNode
    let views: ArraySlice<LayoutExplanation.CustomView>
  }

  private final class TreeNode {
    let index: Int
    let kind: String
    let isModifier: Bool
    let views: [LayoutExplanation.CustomView]
    var children: [TreeNode] = []

    init(index: Int, _ node: LayoutExplanation.Node) {
      self.index = index
      kind = node.kind
      isModifier = node.isModifier
      views = node.views
    }

    var elements: [Element] { children.map { Element(node: $0, views: $0.views[...]) } }
  }

  mutating func lines(of nodes: [LayoutExplanation.Node]) -> [(Int, SourcePattern.Line)] {
    var open: [TreeNode] = []
    for (index, node) in nodes.enumerated() {
      let tree = TreeNode(index: index, node)
      open.removeSubrange(min(node.depth, open.count)...)
      open.last?.children.append(tree)
      open.append(tree)
    }
    if let root = open.first { compareViews(in: root.elements) }
    return nodes.indices.compactMap { index in
      let lines = found[index] ?? calls[index] ?? []
      return lines.count == 1 ? lines.first.map { (index, $0) } : nil
    }
  }

  /// Compares the custom views among some siblings, and further inside.
  private mutating func compareViews(in elements: [Element]) {
    var rest = elements[...]
    while let first = rest.first {
      let instance = first.views.first?.number
      let group =
        instance == nil ? rest.prefix(1) : rest.prefix { $0.views.first?.number == instance }
      rest = rest.dropFirst(group.count)
      guard let view = first.views.first else {
        compareViews(in: first.node.elements)
        continue
      }
      let inside = group.map { Element(node: $0.node, views: $0.views.dropFirst()) }
      if let members = outline.types[view.name], let body = members.patterns["body"] {
        let context = Context(members: members, closure: closures[view.number])
        if ends(body, inside, 0, context).contains(inside.count) {
          mark(body, inside, 0, inside.count, context)
        }
      }
      compareViews(in: inside)
    }
  }

  // MARK: Agreement

  /// The positions after the siblings that a pattern can come to, from a position on.
  private func ends(
    _ pattern: SourcePattern, _ list: [Element], _ start: Int, _ context: Context,
    depth: Int = 0
  ) -> Set<Int> {
    guard depth < 200, list.count <= 400 else { return Set(start...list.count) }
    func ends(_ pattern: SourcePattern, _ list: [Element], _ start: Int) -> Set<Int> {
      self.ends(pattern, list, start, context, depth: depth + 1)
    }
    switch pattern {
    case .anything: return Set(start...list.count)
    case .member(let name, _):
      return context.members.patterns[name].map { ends($0, list, start) }
        ?? Set(start...list.count)
    case .leaf:
      guard start < list.count else { return [] }
      return list[start].views.isEmpty && list[start].node.children.isEmpty ? [start + 1] : []
    case .view(let name, _, let content):
      guard start < list.count else { return [] }
      if let view = list[start].views.first {
        let group = list[start...].prefix { $0.views.first?.number == view.number }
        return view.name == name ? [start + group.count] : []
      }
      let node = list[start].node
      guard node.kind == name, !node.isModifier else { return [] }
      guard let content else { return [start + 1] }
      let inside = node.elements
      return ends(content, inside, 0).contains(inside.count) ? [start + 1] : []
    case .modifier(let name, _, let base, _):
      let bases = bases(of: name, list[start...])
      return Set(ends(base, bases, 0).map { start + $0 })
    case .sequence(let patterns):
      return patterns.reduce([start]) { positions, pattern in
        positions.reduce(into: Set<Int>()) { $0.formUnion(ends(pattern, list, $1)) }
      }
    case .choice(let patterns):
      return patterns.reduce(into: Set<Int>()) { $0.formUnion(ends($1, list, start)) }
    case .each(let pattern):
      var reached: Set<Int> = [start]
      var open = [start]
      while let position = open.popLast() {
        for end in ends(pattern, list, position) where reached.insert(end).inserted {
          open.append(end)
        }
      }
      return reached
    }
  }

  /// The views that a modifier stands around, one in each of the siblings that are such modifiers.
  private func bases(of name: String, _ list: ArraySlice<Element>) -> [Element] {
    list.prefix {
      $0.views.isEmpty && $0.node.isModifier && $0.node.kind == name && !$0.node.children.isEmpty
    }
    .map { element in
      let inside = element.node.elements
      return name == "background" ? inside[inside.count - 1] : inside[0]
    }
  }

  // MARK: Lines

  /// Notes the lines of all the ways in which siblings agree with a pattern.
  private mutating func mark(
    _ pattern: SourcePattern, _ list: [Element], _ start: Int, _ end: Int, _ context: Context,
    depth: Int = 0
  ) {
    guard depth < 200, list.count <= 400 else { return }
    func continuing(_ pattern: SourcePattern, _ list: [Element], _ start: Int, _ end: Int) {
      mark(pattern, list, start, end, context, depth: depth + 1)
    }
    func ends(_ pattern: SourcePattern, _ list: [Element], _ start: Int) -> Set<Int> {
      self.ends(pattern, list, start, context, depth: depth + 1)
    }
    switch pattern {
    case .anything: break
    case .member(let name, let isCalled):
      if let member = context.members.patterns[name] {
        return continuing(member, list, start, end)
      }
      guard isCalled || name == "content", context.members.stored.contains(name),
        let closure = context.closure, let pattern = closure.pattern,
        self.ends(pattern, list, start, closure.context, depth: depth + 1).contains(end)
      else { return }
      mark(pattern, list, start, end, closure.context, depth: depth + 1)
    case .leaf(let line): note(line, at: list[start])
    case .view(_, let line, let content):
      note(line, at: list[start])
      if let view = list[start].views.first, let line {
        let isOnly = closures[view.number].map { $0.line == line } ?? true
        closures[view.number] = Closure(
          line: line, pattern: isOnly ? content : nil, context: context)
      }
      guard let content, list[start].views.isEmpty else { return }
      let inside = list[start].node.elements
      continuing(content, inside, 0, inside.count)
    case .modifier(let name, let line, let base, let content):
      for element in list[start..<end] {
        note(line, at: element)
        let inside = element.node.elements
        guard inside.count == 2 else { continue }
        let beside = [name == "background" ? inside[0] : inside[1]]
        if ends(content, beside, 0).contains(1) { continuing(content, beside, 0, 1) }
      }
      continuing(base, bases(of: name, list[start..<end]), 0, end - start)
    case .sequence(let patterns):
      var starts: [Set<Int>] = [[start]]
      for pattern in patterns {
        starts.append(
          starts[starts.count - 1].reduce(into: Set<Int>()) {
            $0.formUnion(ends(pattern, list, $1))
          })
      }
      var goals: Set<Int> = [end]
      for (pattern, starts) in zip(patterns, starts).reversed() {
        var reaching: Set<Int> = []
        for start in starts {
          for end in ends(pattern, list, start).intersection(goals) {
            reaching.insert(start)
            continuing(pattern, list, start, end)
          }
        }
        goals = reaching
      }
    case .choice(let patterns):
      for pattern in patterns where ends(pattern, list, start).contains(end) {
        continuing(pattern, list, start, end)
      }
    case .each(let pattern):
      for from in ends(.each(pattern), list, start) {
        for to in ends(pattern, list, from)
        where to > from && ends(.each(pattern), list, to).contains(end) {
          continuing(pattern, list, from, to)
        }
      }
    }
  }

  private mutating func note(_ line: SourcePattern.Line?, at element: Element) {
    guard let line else { return }
    if element.views.isEmpty {
      found[element.node.index, default: []].insert(line)
    } else {
      calls[element.node.index, default: []].insert(line)
    }
  }
}

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
  typealias Line = SourcePattern.Line
  typealias Siblings = NodeTree.Siblings
  typealias Element = NodeTree.Element
  typealias Context = SourceContext
  typealias Closure = SourceContext.Closure

  let outline: SourceOutline
  let tree: NodeTree
  let nodes: [LayoutExplanation.Node]
  /// The lines that can have made a node; nil among them is an unknown line.
  var found: [Int: Set<Line?>] = [:]
  /// The lines that can have made a custom view, keyed by its number.
  var calls: [Int: Set<Line?>] = [:]
  /// The closure in the call of a custom view, keyed by its number.
  var closures: [Int: Closure] = [:]

  init(outline: SourceOutline, nodes: [LayoutExplanation.Node]) {
    self.outline = outline
    tree = NodeTree(nodes)
    self.nodes = nodes
  }

  /// The contexts, which are retained because the keys of results contain their identities.
  private var viewContexts: [Context] = []

  /// Whether a modifier that breaks the rules can make any nodes.
  var isLenient = false

  struct Place: Hashable {
    let isLenient: Bool
    let pattern: PatternInContext
    let list: ObjectIdentifier
    let start: Int
    var end = -1
  }

  var knownEnds: [Place: Set<Int>] = [:]
  var marked: Set<Place> = []
  var depth = 0
  var typeContexts: [String: Context] = [:]

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
  enum Showing {
    /// The body of a modifier that the sources declare.
    case declared(SourcePattern, Context)
    /// A node with the name of the modifier.
    case named
    /// Any number of nodes.
    case unknown
  }

  /// Returns the possible forms of a modifier; none for a property that is not a modifier.
  func showings(
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

  struct BaseKey: Hashable {
    let pattern: PatternInContext
    let type: String
  }

  struct PatternInContext: Hashable {
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
  func bases(of name: String?, _ list: Siblings, _ start: Int) -> Siblings {
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
  func changedLeaf(
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
  func libraryBody(_ list: Siblings, _ start: Int) -> Siblings? {
    guard start < list.count, let view = list[start].views.first, view.isModifier,
      !outline.declares(view.name)
    else { return nil }
    return list.inside(groupAt: start, in: tree)
  }

  /// Siblings that a pattern can have made, and the nodes around them in the body of a modifier.
  struct Occurrence {
    let list: Siblings
    let start: Int, end: Int
    let path: [Element]
  }

  /// The siblings that a pattern can have made among and below others, outside of the views that
  /// the sources declare.
  func occurrences(
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
}

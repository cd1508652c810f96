/// A node of the tree that `snap explain` prints: a view, a modifier, or a custom view.
final class NamedNode {
  let name: String
  /// The node itself; for a custom view, its first geometric node.
  let node: GeometricNode
  /// The custom view that this node represents; nil for geometric nodes.
  let customView: ViewNode?
  private(set) var children: [NamedNode] = []
  /// The names from the root to this node; siblings of the same name are numbered.
  private(set) var path = ""

  private init(_ node: GeometricNode, customView: ViewNode? = nil) {
    self.node = node
    self.customView = customView
    name = (customView ?? node).sourceName
  }

  /// Creates the whole tree below the root of a screen.
  convenience init(root: GeometricNode) {
    self.init(root)
    for child in root.keyedChildren { add(child, in: child.customViews[...]) }
    setPaths()
  }

  private func add(_ child: GeometricNode, in views: ArraySlice<ViewNode>) {
    guard let view = views.first else {
      let node = NamedNode(child)
      for child in child.keyedChildren { node.add(child, in: child.customViews[...]) }
      return children.append(node)
    }
    if children.last?.customView !== view { children.append(NamedNode(child, customView: view)) }
    children[children.count - 1].add(child, in: views.dropFirst())
  }

  private func setPaths() {
    let counts = Dictionary(grouping: children, by: \.name).mapValues(\.count)
    var numbers: [String: Int] = [:]
    for child in children {
      let number = numbers[child.name, default: 0] + 1
      numbers[child.name] = number
      child.path = path + (path.isEmpty ? "" : "/") + child.name
      if let count = counts[child.name], count > 1 { child.path += "[\(number)]" }
      child.setPaths()
    }
  }

  /// Returns the descendants with a path; a name without a number matches all siblings of that
  /// name.
  func nodes(at path: String) -> [NamedNode] {
    path.split(separator: "/").reduce([self]) { nodes, step in
      let (name, number) = Self.parse(step)
      return nodes.flatMap { node in
        let named = node.children.filter { $0.name == name }
        guard let number else { return named }
        return named.indices.contains(number - 1) ? [named[number - 1]] : []
      }
    }
  }

  /// Parses `Text[2]` into a name and a number; a modifier may be written with its dot.
  private static func parse(_ step: Substring) -> (name: Substring, number: Int?) {
    let step = step.first == "." ? step.dropFirst() : step
    guard step.last == "]", let bracket = step.lastIndex(of: "["),
      let number = Int(step[step.index(after: bracket)...].dropLast())
    else { return (step, nil) }
    return (step[..<bracket], number)
  }

  /// Returns the paths most similar to a path that does not exist, the best match first.
  func paths(like path: String, count: Int) -> [String] {
    let wanted = path.split(separator: "/").map { Self.parse($0).name.lowercased() }
    var candidates: [(score: Int, isNamed: Bool, path: String)] = []
    func visit(_ node: NamedNode, names: [String]) {
      for child in node.children {
        let names = names + [child.name.lowercased()]
        let common = zip(names, wanted).prefix { $0 == $1 }.count
        let isNamed = names.last == wanted.last
        let difference = abs(names.count - wanted.count)
        if isNamed || common > 0 {
          candidates.append((4 * common - difference, isNamed, child.path))
        }
        visit(child, names: names)
      }
    }
    visit(self, names: [])
    let named = candidates.filter(\.isNamed)
    let best = (named.isEmpty ? candidates : named).enumerated().sorted {
      ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
    }
    let found = best.prefix(count).map(\.element.path)
    return found.isEmpty ? children.prefix(count).map(\.path) : Array(found)
  }
}

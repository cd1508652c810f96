import Foundation

extension ViewNode {
  /// The views from the root to this one, by the names that `snap explain` prints.
  ///
  /// Of more than 100 names, only the first and last eight are kept.
  package var path: String {
    var names: [String] = []
    var node = asGeometric
    if node == nil {
      if !(self is StructuralNode) { names.append(sourceName) }
      var outer = parent
      while let current = outer, current.asGeometric == nil {
        if current.isCustomView { names.append(current.sourceName) }
        outer = current.parent
      }
      node = outer?.asGeometric
    }
    while let current = node, current.parent != nil {
      names.append(current.sourceName)
      names += current.customViews.reversed().map(\.sourceName)
      node = current.outerNode
    }
    if names.count > pathNameLimit {
      let omitted = keptNames..<names.count - keptNames
      names.replaceSubrange(omitted, with: ["… \(omitted.count) more …"])
    }
    return names.isEmpty ? "root" : names.reversed().joined(separator: "/")
  }

  /// This node or its nearest ancestor with a frame.
  var nearestGeometric: GeometricNode? {
    var node: ViewNode? = self
    while let current = node, current.asGeometric == nil { node = current.parent }
    return node?.asGeometric
  }

  /// The name of the view or modifier in source code: `VStack`, `frame`.
  package var sourceName: String {
    guard asGeometric?.isModifier == true else { return asGeometric?.shapeName ?? kindName }
    if let name = modifierNames[kindName] { return name }
    let suffix = ["Modifier", "Layout", "Effect"].first { kindName.hasSuffix($0) } ?? ""
    let name = kindName.dropLast(suffix.count)
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}

/// Modifiers whose type names differ from their source names.
private let modifierNames = [
  "FlexibleFrameLayout": "frame", "ClipEffect": "clipShape", "MatrixEffect": "transformEffect",
  "ScaleEffect": "scaleEffect", "RotationEffect": "rotationEffect",
  "ProjectionEffect": "projectionEffect", "GeometryEffectModifier": "geometryEffect",
]

extension GeometricNode {
  /// The container or, for a node that is not listed yet, its nearest geometric ancestor.
  fileprivate var outerNode: GeometricNode? {
    container ?? parent?.nearestGeometric
  }

  /// The custom views and modifiers between the container and this node, the outermost first.
  final var customViews: [ViewNode] {
    guard let outer = outerNode else { return [] }
    // A view wrapped by one of several wrappers of a modifier was made below all of these wrappers.
    let end = outer.wrappedNode === self ? outer.parent : outer
    var views: [ViewNode] = []
    var node = parent
    while let current = node, current !== end, current.depth >= outer.depth {
      // A shape that is a view draws itself.
      let isShape = views.isEmpty && shapeName == current.sourceName
      if current.isCustomView, !isShape { views.append(current) }
      node = current.parent
    }
    return views.reversed()
  }

  /// The type name of the node's shape; nil for other nodes.
  fileprivate var shapeName: String? {
    guard kindName == "_ShapeView" else { return nil }
    return String(summary.prefix { $0 != "," }.trimmingPrefix("_"))
  }

  /// The values of the view or modifier, in one line.
  final var values: String {
    if let padding = self as? UnaryLayoutNode<PaddingLayout> {
      return padding.modifier.shortSummary
    }
    let values = summary.replacing("\n", with: " ")
    return shapeName == nil ? values : String(values.drop { $0 != "," }.trimmingPrefix(", "))
  }

  /// The node as source code has it, with its values.
  final var label: String { Self.label(sourceName, values, isModifier: isModifier) }

  static func label(_ name: String, _ values: String, isModifier: Bool) -> String {
    let values =
      values.count > labelLimit
      ? values.prefix(labelLimit - 2) + "…" + values.suffix(1) : values
    if isModifier { return ".\(name)" + (values.isEmpty ? "" : "(\(values))") }
    return values.isEmpty ? name : "\(name) \(values)"
  }

  /// The label of the node, preceded by its custom views.
  final var labelWithViews: String {
    customViews.map { "\($0.sourceName)/" }.joined() + label
  }

  /// The name of the node in the list of a container: a custom view, or a view and its outermost
  /// modifier.
  final var nameInContainer: String {
    if let view = customViews.first { return view.sourceName }
    var view = self
    while let modified = view.modifiedNode {
      view = modified
      if let custom = view.customViews.first { return "\(custom.sourceName) (in \(label))" }
    }
    return view === self ? label : "\(view.label) (in \(label))"
  }
}

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

/// The number of names from which a path is shortened, and the number kept at each end of it.
private let pathNameLimit = 100, keptNames = 8

/// The number of characters from which the values of a node are shortened in its label.
private let labelLimit = 60

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
}

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

  /// The values of the view or modifier, in one line.
  final var values: String {
    if let padding = self as? UnaryLayoutNode<_PaddingLayout> {
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

/// The number of names from which a path is shortened, and the number kept at each end of it.
private let pathNameLimit = 100, keptNames = 8

/// The number of characters from which the values of a node are shortened in its label.
private let labelLimit = 60

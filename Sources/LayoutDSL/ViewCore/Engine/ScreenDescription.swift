import Foundation

extension ViewGraph {
  /// Returns the display list of the settled screen.
  package func displayList(scale: CGFloat) -> DisplayList {
    var context = DisplayContext(
      origin: .zero, scale: scale, visibleRect: CGRect(origin: .zero, size: root.size))
    clock.makeCurrent { root.display(in: &context) }
    // Layers that have changed since then were laid out and drawn.
    commits = LayerCommit.requests
    if let node = context.nodeWithoutEffects { report(.tooManyEffects, at: node) }
    return context.list
  }

  /// Returns the geometric nodes, one per line, indented by depth: kind, summary, frame on the
  /// screen.
  ///
  /// `withPaint` appends ` · `, the colours and fonts that a node without children paints with, and
  /// the details of every node.
  package func layoutTree(withPaint: Bool = false) -> String {
    var lines: [String] = []
    func describe(_ node: GeometricNode, depth: Int, inControl: Bool) {
      if node is DragSurfaceNode {
        return node.keyedChildren.forEach { describe($0, depth: depth, inControl: inControl) }
      }
      var inControl = inControl
      let frame = node.shownFrame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(formatted)
      var line = "\(node.kindAndSummary) (\(numbers.joined(separator: ", ")))"
      if withPaint {
        let look = node.look(inControl: &inControl)
        let parts = look.names + look.details.texts
        if !parts.isEmpty { line += " · \(parts.joined(separator: ", "))" }
      }
      lines.append(String(repeating: "  ", count: depth) + line)
      for child in node.keyedChildren { describe(child, depth: depth + 1, inControl: inControl) }
    }
    // Texts are described in the screen's locale and time zone.
    clock.makeCurrent { describe(root, depth: 0, inControl: false) }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension GeometricNode {
  /// The kind and the summary in one line.
  fileprivate final var kindAndSummary: String {
    let summary = summary.replacing("\n", with: "\\n")
    return summary.isEmpty ? kindName : "\(kindName) \(summary)"
  }

  /// Returns the colours and fonts that a node without children paints with, and the details of a
  /// node.
  ///
  /// A control in another one is a part of that one and has no details.
  fileprivate final func look(
    inControl: inout Bool
  ) -> (names: [String], details: NodeDetails) {
    var details = environment.changes(since: container?.environment ?? EnvironmentValues())
    for view in customViews {
      let own = view.details
      if own[NodeDetails.control] != nil {
        if inControl { continue }
        inControl = true
      }
      // The innermost view has the node in its body.
      if own[NodeDetails.view] != nil { details.remove(NodeDetails.view) }
      details.add(own)
    }
    details.add(self.details)
    details.add("alignment", alignmentName)
    guard keyedChildren.isEmpty else { return ([], details) }
    var context = DisplayContext(origin: .zero, scale: 1, visibleRect: nil)
    context.alignsToPixels = false
    display(in: &context)
    // The forms of a text or symbol are known by its name.
    let hasForms = overflow.isDisjoint(with: [.isText, .isSymbol])
    details.add(context.list.details(ofSize: size, withForms: hasForms))
    return (context.list.paintNames, details)
  }

  /// The alignment as a source has it, such as `topLeading`.
  private var alignmentName: String? {
    let names = alignmentKeys.map(\.name)
    guard names.count == 2 else { return names.first }
    if names[1] == "center" { return names[0] }
    if names[1].hasSuffix("Baseline") {
      return names[0] + names[1].prefix(1).uppercased() + names[1].dropFirst()
    }
    return names[0] == "center" ? names[1] : names[1] + names[0].capitalized
  }

  /// The nodes without children in a part of the screen that the tree does not have, such as a mask:
  /// kinds, values and looks in one line.
  final var inlineDescription: String {
    guard keyedChildren.isEmpty else {
      let own = summary.isEmpty ? [] : [kindAndSummary]
      return (own + keyedChildren.map(\.inlineDescription)).joined(separator: " ")
    }
    var inControl = false
    let look = look(inControl: &inControl)
    return
      ([shapeName ?? kindAndSummary] + look.names
      + look.details.values.map { "\($0.name) \($0.value)" })
      .joined(separator: " ")
  }
}

extension EnvironmentValues {
  /// Returns the values with which all views of a part of the screen look different.
  fileprivate func changes(since outer: EnvironmentValues) -> NodeDetails {
    var details = NodeDetails()
    if dynamicTypeSize != outer.dynamicTypeSize {
      details.add(".dynamicTypeSize", "\(dynamicTypeSize)")
    }
    if colorScheme != outer.colorScheme { details.add(".colorScheme", "\(colorScheme)") }
    if layoutDirection != outer.layoutDirection {
      details.add(".layoutDirection", "\(layoutDirection)")
    }
    if values.locale != outer.values.locale { details.add(".locale", values.locale?.identifier) }
    return details
  }
}

import Foundation

extension ViewGraph {
  /// Returns the display list of the settled screen.
  package func displayList(scale: CGFloat) -> DisplayList {
    var context = DisplayContext(
      origin: .zero, scale: scale, visibleRect: CGRect(origin: .zero, size: root.size))
    clock.makeCurrent { root.display(in: &context) }
    if let node = context.nodeWithoutEffects { report(.tooManyEffects, at: node) }
    return context.list
  }

  /// Returns the geometric nodes, one per line, indented by depth: kind, summary, frame on the
  /// screen.
  ///
  /// `withPaint` appends ` · ` and the colours and fonts that a node without children paints with.
  package func layoutTree(withPaint: Bool = false) -> String {
    var lines: [String] = []
    func describe(_ node: GeometricNode, depth: Int) {
      if node is DragSurfaceNode {
        return node.keyedChildren.forEach { describe($0, depth: depth) }
      }
      let frame = node.shownFrame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(formatted)
      let summary = node.summary.isEmpty ? "" : " \(node.summary)"
      lines.append(
        String(repeating: "  ", count: depth)
          + "\(node.kindName)\(summary) (\(numbers.joined(separator: ", ")))"
          + (withPaint ? paint(of: node) : ""))
      for child in node.keyedChildren {
        describe(child, depth: depth + 1)
      }
    }
    // Texts are described in the screen's locale and time zone.
    clock.makeCurrent { describe(root, depth: 0) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the colours and fonts that a node without children paints with; empty for others.
  private func paint(of node: GeometricNode) -> String {
    guard node.keyedChildren.isEmpty else { return "" }
    var context = DisplayContext(origin: .zero, scale: 1, visibleRect: nil)
    node.display(in: &context)
    let names = context.list.paintNames
    return names.isEmpty ? "" : " · \(names.joined(separator: ", "))"
  }
}

extension DisplayList {
  /// The colours and fonts of the commands, each once, in the order of their first use.
  fileprivate var paintNames: [String] {
    var names: [String] = []
    func add(_ name: String) {
      if !names.contains(name) { names.append(name) }
    }
    func add(_ paint: Paint) {
      switch paint {
      case .color(let color): add("\(color)")
      case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
        .ellipticalGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
        for stop in stops { add("\(stop.color)") }
      case .image, .mesh: break
      }
    }
    func add(_ list: DisplayList) {
      for item in list.items {
        switch item {
        case .fill(_, let paint, _), .stroke(_, let paint, _): add(paint)
        case .glyphs(let run, let paint):
          add(paint)
          add("\(run.face.name) \(formatted(run.size))")
        case .image(_, _, _, let tint, _): if let tint { add(tint) }
        case .group(_, let inner): add(inner)
        }
      }
    }
    add(self)
    return names
  }
}

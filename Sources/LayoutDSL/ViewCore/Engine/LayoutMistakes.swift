import Foundation

extension ViewGraph {
  /// The mistakes that the sizes and frames of the settled screen show, except those reported
  /// before.
  ///
  /// Computed on demand, so a layout without mistakes has no cost.
  package func layoutMistakes() -> [Diagnostic] {
    update()
    let paths = Set(diagnostics.map(\.path))
    return root.layoutMistakes().filter { !paths.contains($0.path) || !diagnostics.contains($0) }
      + styleProblems.diagnostics
  }
}

extension GeometricNode {
  /// The mistakes that the sizes and frames of this node and its descendants show.
  fileprivate final func layoutMistakes() -> [Diagnostic] {
    var mistakes: [Diagnostic] = []
    func note(_ problem: Diagnostic.Problem, at node: GeometricNode) {
      mistakes.append(
        Diagnostic(problem: problem, path: node.path, node: ObjectIdentifier(node)))
    }
    // An explicit stack, because trees may be deeper than the call stack.
    var open: [(node: GeometricNode, isCutOff: Bool)] = [(self, false)]
    while let (node, wasCutOff) = open.popLast() {
      if let mistake = node.mistake { note(mistake, at: node) }
      let isCutOff = wasCutOff || node.overflow.contains(.cutsOff)
      let children = node.keyedChildren
      for child in children where !child.hasFinitePlace {
        note(.invalidFrame, at: child.sourceOfInvalidFrame)
      }
      for child in children where !isCutOff && child.hasFinitePlace {
        if let (view, problem) = node.overflow(of: child) { note(problem, at: view) }
      }
      // Descendants of a view without a finite frame have none either.
      for child in children.reversed() where child.hasFinitePlace {
        open.append((child, isCutOff))
      }
    }
    return mistakes
  }

  private var hasFinitePlace: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// The deepest descendant without a finite frame, or whose own values are the mistake.
  private var sourceOfInvalidFrame: GeometricNode {
    if mistake != nil { return self }
    let inner = children.first { $0.mistake != nil || !$0.hasFinitePlace }
    return inner?.sourceOfInvalidFrame ?? self
  }

  /// Returns the view that makes a child wider than this node, if this node determines its own
  /// width.
  private func overflow(of child: GeometricNode) -> (GeometricNode, Diagnostic.Problem)? {
    guard overflow.contains(.limitsWidth), !child.isSecondary, size.width > 0,
      child.size.width > size.width + leastReportedOverflow, !child.meansToStickOut(of: self)
    else { return nil }
    var view = child
    while let inner = view.modifiedNode, inner.size.width > size.width + leastReportedOverflow {
      view = inner
    }
    if self !== graph.root, view.overflow.contains(.isSymbol) { return nil }
    let container = self === graph.root ? "the screen" : label
    return (view, .tooWide(width: view.size.width, container: container, room: size.width))
  }

  /// Whether the view, or a view that it modifies, is meant to overflow: it is moved or clipped,
  /// ignores a limit, or is a background of shapes.
  private func meansToStickOut(of outer: GeometricNode) -> Bool {
    var node = self
    while true {
      let traits = node.overflow
      if node.contentTransform != nil || !traits.isDisjoint(with: [.cutsOff, .sticksOut])
        || traits.contains(.sticksOutOfViews) && outer.parent != nil
      {
        return true
      }
      guard let inner = node.modifiedNode else { break }
      node = inner
    }
    guard node.overflow.contains(.stacksInDepth) else { return false }
    // Shapes larger than the screen are its background.
    return node.children.filter { $0.size.width > outer.size.width }.allSatisfy { child in
      var view = child
      while let inner = view.modifiedNode { view = inner }
      return view.children.isEmpty && !view.overflow.contains(.isText)
        || child.meansToStickOut(of: outer)
    }
  }
}

/// The overflow from which it is reported, in points: less is a rounding error and hardly visible.
private let leastReportedOverflow: CGFloat = 0.5

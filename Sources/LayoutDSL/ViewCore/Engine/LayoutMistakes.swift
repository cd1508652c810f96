import Foundation

extension ViewGraph {
  /// The mistakes that the sizes and places of the settled screen show, and were not noted before.
  ///
  /// Looked for when somebody asks, so that a layout in which nothing is wrong pays nothing.
  package func layoutMistakes() -> [Diagnostic] {
    update()
    return root.layoutMistakes().filter { !diagnostics.contains($0) }
  }
}

extension GeometricNode {
  /// The mistakes that the sizes and places of this node and all inside it show.
  fileprivate final func layoutMistakes() -> [Diagnostic] {
    var mistakes: [Diagnostic] = []
    func note(_ problem: Diagnostic.Problem, at node: GeometricNode) {
      mistakes.append(Diagnostic(problem: problem, path: node.path))
    }
    // A list of its own, since trees may be deeper than the stack.
    var open: [(node: GeometricNode, isCutOff: Bool)] = [(self, false)]
    while let (node, wasCutOff) = open.popLast() {
      if let mistake = node.mistake { note(mistake, at: node) }
      let isCutOff = wasCutOff || node.cutsOff
      let children = node.keyedChildren
      for child in children where !child.hasFinitePlace {
        note(.invalidFrame, at: child.sourceOfInvalidFrame)
      }
      for child in children where !isCutOff && child.hasFinitePlace {
        if let (view, problem) = node.overflow(of: child) { note(problem, at: view) }
      }
      // What is inside a view that is nowhere is nowhere either.
      for child in children.reversed() where child.hasFinitePlace {
        open.append((child, isCutOff))
      }
    }
    return mistakes
  }

  private var hasFinitePlace: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// The node inside that does not lie anywhere and none of whose own nodes is to blame.
  private var sourceOfInvalidFrame: GeometricNode {
    if mistake != nil { return self }
    let inner = children.first { $0.mistake != nil || !$0.hasFinitePlace }
    return inner?.sourceOfInvalidFrame ?? self
  }

  /// Whether what sticks out of the node, or has been moved out of it, is not seen or meant to be.
  private var cutsOff: Bool {
    if let scroll = self as? ScrollNode { return scroll.axes.contains(.horizontal) }
    return kindName == "ClipEffect" || kindName == "mask" || contentTransform != nil
      || kindName == "OpacityEffect" && summary == "0"
  }

  /// The view that makes a child wider than this node, which decides how wide it may be.
  private func overflow(of child: GeometricNode) -> (GeometricNode, Diagnostic.Problem)? {
    guard limitsWidth, !child.isSecondary, size.width > 0,
      child.size.width > size.width + 0.5, !child.meansToStickOut(of: self)
    else { return nil }
    var view = child
    while let inner = view.modifiedNode, inner.size.width > size.width + 0.5 { view = inner }
    // A symbol is placed by its middle, and frames of symbols are narrower than some.
    if self !== graph.root, view.kindName == "Image", view.children.isEmpty { return nil }
    let container = self === graph.root ? "the screen" : label
    return (view, .tooWide(width: view.size.width, container: container, room: size.width))
  }

  /// Whether the width of the node does not follow that of what is inside.
  private var limitsWidth: Bool {
    self is RootNode || self is LazyNode || kindName == "GeometryReader"
      || ["FrameLayout", "FlexibleFrameLayout", "containerRelativeFrame"].contains(kindName)
  }

  /// Whether the view, or one that it is a modifier of, asks to be larger than there is room, is
  /// moved about, or is nothing but a picture.
  private func meansToStickOut(of outer: GeometricNode) -> Bool {
    var node = self
    while true {
      if node.contentTransform != nil || node.cutsOff
        || node.kindName == "PositionLayout" || node.kindName == "ignoresSafeArea"
        || node.kindName == "FixedSizeLayout" && outer.parent != nil
        || node.kindName == "AspectRatioLayout" && node.summary.hasSuffix("fill")
      {
        return true
      }
      guard let inner = node.modifiedNode else { break }
      node = inner
    }
    guard node.kindName == "ZStack" else { return false }
    // Shapes that are larger than the screen are its background.
    return node.children.filter { $0.size.width > outer.size.width }.allSatisfy { child in
      var view = child
      while let inner = view.modifiedNode { view = inner }
      return view.children.isEmpty && view.kindName != "Text" || child.meansToStickOut(of: outer)
    }
  }
}

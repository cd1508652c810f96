// Appearance: which views are on the screen, and the actions of those that appear or disappear.
//
// A view that exists is not on the screen in these cases:
//
// 1. `ViewThatFits` has chosen another view.
// 2. A container of subviews has made it, and no place lists it or its copy, as a tab that is not
//    selected.
// 3. Another screen covers it (`hidesContent`).
//
// The node of an action is notified after the update in which it is made, and after each update in
// which one of these cases begins or ends for a view around it. Actions of views that appear precede
// those of views that disappear.

/// The hook of nodes that hide views, which subclasses of `GeometricNode` override.
protocol AppearanceHooks: AnyObject {
  /// Whether the views inside are not on the screen, since another screen covers them.
  var hidesContent: Bool { get }
}

/// A node that acts when its view appears or disappears.
protocol AppearanceObserver: GeometricNode {
  /// Called when the view is on the screen, and may have been there before.
  func appeared()
  /// Called when the view is not on the screen, and may never have been there.
  func disappeared()
}

extension AppearanceObserver {
  /// Has the node act after the update if the view has appeared or disappeared.
  func noteAppearance() {
    graph.enqueue { [weak self] in
      guard let self, isAttached else { return }
      if isUncovered { return appeared() }
      graph.enqueue { [weak self] in
        guard let self, isAttached, !isUncovered else { return }
        disappeared()
      }
    }
  }
}

extension GeometricNode {
  /// Whether the view is shown and no other screen covers it.
  package var isUncovered: Bool {
    isShown && !sequence(first: self, next: \.container).contains(where: \.hidesContent)
  }

  /// Whether no enclosing `ViewThatFits` or container of subviews shows another view instead.
  var isShown: Bool {
    var node: GeometricNode = self
    while let container = node.container {
      if let choice = container as? ViewThatFitsNode, choice.shown !== node { return false }
      node = container
    }
    // A node that is not listed yet may be in a view that `ViewThatFits` does not choose.
    var ancestor = node.parent
    while let current = ancestor {
      if current is ViewThatFitsNode { return false }
      ancestor = current.parent
    }
    return isUsed
  }

  /// Notifies all descendants that the view may have appeared or disappeared.
  func appearanceDidChange() {
    (self as? any AppearanceObserver)?.noteAppearance()
    for child in keyedChildren {
      child.appearanceDidChange()
    }
  }
}

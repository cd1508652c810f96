import Foundation

/// Says that views are listed for a lazy container, and not made until they can be seen.
///
/// Where `_ViewInputs.list` is set, a view that is one by its type becomes a `LazyElementNode`, a
/// `ForEach` a `LazyForEachNode`; whatever else comes to several views passes the list on to its
/// content, with the identity and state it has everywhere.
package struct LazyList {
  package unowned(unsafe) let container: LazyNode
  /// The modifiers around the list, which each of its views gets.
  var modifiers: LazyModifiers?

  /// Makes a view of the list, in its modifiers, below a node.
  func make<Content: View>(_ content: Content, in node: ViewNode, environment: EnvironmentValues) {
    let inputs = _ViewInputs(parent: node, environment: environment)
    if let modifiers {
      modifiers.make(content, in: node, inputs: inputs)
    } else {
      node.makeContent(content, inputs: inputs)
    }
  }
}

/// The modifiers around a list, the innermost first.
package class LazyModifiers {
  func make<Content: View>(_ content: Content, in node: ViewNode, inputs: _ViewInputs) {}
}

package final class LazyModifierLayer<Modifier: ViewModifier>: LazyModifiers {
  private let modifier: Modifier
  private let outer: LazyModifiers?

  package init(_ modifier: Modifier, outer: LazyModifiers?) {
    self.modifier = modifier
    self.outer = outer
  }

  override func make<Content: View>(_ content: Content, in node: ViewNode, inputs: _ViewInputs) {
    let modified = ModifiedContent(content: content, modifier: modifier)
    if let outer {
      outer.make(modified, in: node, inputs: inputs)
    } else {
      node.makeContent(modified, inputs: inputs)
    }
  }
}

extension _ViewInputs {
  /// Makes or updates the nodes of a view at the cursor, or, for a lazy container, lists it.
  package mutating func make<Content: View>(_ content: Content) {
    guard let list else { return Content._makeView(content, inputs: &self) }
    typealias Element = LazyElementNode<Content>
    // What was listed once as one view stays so: inside a modifier's body that is evaluated in
    // part, the count is not known again.
    if let node = current, type(of: node) == Element.self {
      reuse(as: Element.self)?.update(content, list: list, environment: environment)
    } else if current == nil, Content._viewListCount() == 1 {
      insert(Element(content, list: list, inputs: self))
    } else {
      Content._makeView(content, inputs: &self)
    }
  }

  /// Lists a view of a section's own, whatever it comes to.
  mutating func makeElement<Content: View>(_ content: Content, list: LazyList) {
    if let node = reuse(as: LazyElementNode<Content>.self) {
      node.update(content, list: list, environment: environment)
    } else {
      insert(LazyElementNode(content, list: list, inputs: self))
    }
  }

  /// Lists views that each get a modifier.
  package mutating func makeList<Modifier: ViewModifier, Content: View>(
    _ content: Content, in modifier: Modifier, list outer: LazyList
  ) {
    list?.modifiers = LazyModifierLayer(modifier, outer: outer.modifiers)
    make(content)
    list = outer
  }
}

/// Some views of a lazy container that come and go together.
package final class LazyRowNode: ViewNode {
  /// Where the row has been among its siblings when it was last looked at.
  package var index = 0
  /// The walk that last looked at the row.
  var walk = 0
  /// The epoch in which the row has last counted for the estimate.
  var epoch = -1
  /// The version of the owner's content that the row shows.
  var version = -1
  /// Whether the row can be seen, and where it has been put along the axis.
  var isShown = false
  var wasShown = false
  var position: CGFloat = 0
  private var nodesAreStale = true
  private var nodeList: ContiguousArray<GeometricNode> = []

  override init(inputs: _ViewInputs) {
    super.init(inputs: inputs)
  }

  /// The views of the row.
  func nodes(in container: LazyNode) -> ContiguousArray<GeometricNode> {
    if nodesAreStale {
      nodesAreStale = false
      nodeList = []
      collect(into: &nodeList)
      for node in nodeList {
        node.container = container
      }
    }
    return nodeList
  }

  override func structureChanged() {
    nodesAreStale = true
  }

  /// The state that outlives the row's views: that of the custom views which the row is by itself
  /// or through modifiers.
  private(set) var keptState = KeptState()

  override package func detach() {
    var node: ViewNode? = slots.first
    while let current = node {
      current.keepState(in: &keptState)
      node = current.isTransparent ? current.slots.first : nil
    }
    super.detach()
    slots = NodeSlots()
    nodeList = []
  }

  override package var kindName: String { "row" }
}

/// A node that makes rows of a lazy container.
package protocol LazyRowOwner: ViewNode {
  /// Lets go of rows that have left the tree.
  func dropDetachedRows()
  /// Lets go of a row that is not in the list any more; it leaves by its transition.
  func dismissRow(_ row: LazyRowNode)
  /// Lets go of a row that is out of sight; nil if it cannot be shown any longer.
  func releaseRow(_ row: LazyRowNode) -> Departure?
}

extension LazyRowOwner {
  func dismissRow(_ row: LazyRowNode) {}
  func releaseRow(_ row: LazyRowNode) -> Departure? { nil }

  /// Has a row that was just made come by its transition, if what it is in is new on the screen.
  func rowWasMade(_ row: LazyRowNode) {
    guard graph.hasTransitions else { return }
    var node: ViewNode? = self
    while let current = node, current.asGeometric == nil {
      if current.animators?.arrivalPass == graph.passCount { return row.slotsHaveArrived() }
      node = current.parent
    }
  }
}

extension LazyRowNode {
  /// With what the row leaves the screen: it, or what it is in, has been removed.
  var removal: Departure? {
    (parent as? any LazyRowOwner)?.dismissRow(self)
    var node: ViewNode = self
    while let parent = node.parent {
      let departure = parent.animators?.departures.first {
        $0.slots.contains { $0 === node }
      }
      if departure != nil { return departure }
      if parent.isGeometric { return nil }
      node = parent
    }
    return nil
  }
}

/// A row owner whose rows are the elements of a collection.
package protocol LazyElementOwner: LazyRowOwner {
  /// The identity of an element.
  func identifier(of element: LazyRowNode) -> AnyHashable?
}

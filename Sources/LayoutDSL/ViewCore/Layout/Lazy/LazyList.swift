import Foundation

/// Collects views for a lazy container, which makes them when they become visible.
///
/// If `_ViewInputs.list` is set, a view that is one by its type becomes a `LazyElementNode`, and a
/// `ForEach` becomes a `LazyForEachNode`. Every other view passes the list on to its content and
/// keeps its usual identity and state.
package struct LazyList {
  @Unretained package var container: LazyNode
  /// The modifiers around the list, which apply to each of its views.
  var modifiers: LazyModifiers?

  /// Makes a view of the list, with its modifiers, below a node.
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
  /// Makes or updates the nodes of a view at the cursor or, for a lazy container, adds the view to
  /// its list.
  package mutating func make<Content: View>(_ content: Content) {
    guard let list else { return Content._makeView(content, inputs: &self) }
    typealias Element = LazyElementNode<Content>
    // The class of the existing node decides: when only a part of a modifier's body is evaluated
    // again, the view count may be unknown.
    if let node = current, type(of: node) == Element.self {
      reuse(as: Element.self)?.update(content, list: list, environment: environment)
    } else if current == nil, Content._viewListCount() == 1 {
      insert(Element(content, list: list, inputs: self))
    } else {
      Content._makeView(content, inputs: &self)
    }
  }

  /// Adds a header or footer of a section to the list as one element, however many views it has.
  mutating func makeElement<Content: View>(_ content: Content, list: LazyList) {
    if let node = reuse(as: LazyElementNode<Content>.self) {
      node.update(content, list: list, environment: environment)
    } else {
      insert(LazyElementNode(content, list: list, inputs: self))
    }
  }

  /// Adds views to the list, each with a modifier.
  package mutating func makeList<Modifier: ViewModifier, Content: View>(
    _ content: Content, in modifier: Modifier, list outer: LazyList
  ) {
    list?.modifiers = LazyModifierLayer(modifier, outer: outer.modifiers)
    make(content)
    list = outer
  }
}

/// Views of a lazy container that are made and removed together.
package final class LazyRowNode: ViewNode {
  /// The index of the row among its siblings at the last walk.
  package var index = 0
  /// The serial number of the walk that last visited the row.
  var walk = 0
  /// The epoch in which the row was last included in the estimate.
  var epoch = -1
  /// The version of the owner's content that the row displays.
  var version = -1
  /// Whether the row is visible, and its position along the axis.
  var isShown = false
  var wasShown = false
  var position: CGFloat = 0
  private var nodesAreStale = true
  private var nodeList: ContiguousArray<GeometricNode> = []

  override init(inputs: _ViewInputs) {
    super.init(inputs: inputs)
  }

  /// Returns the views of the row.
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

  /// The state that outlives the row's views: that of the custom views that the row consists of,
  /// directly or through modifiers.
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
  /// Releases rows that have left the tree.
  func dropDetachedRows()
  /// Releases a row that is no longer in the list; it is removed with its transition.
  func dismissRow(_ row: LazyRowNode)
  /// Releases a row that is no longer visible; returns nil if it cannot be shown any longer.
  func releaseRow(_ row: LazyRowNode) -> Departure?
}

extension LazyRowOwner {
  func dismissRow(_ row: LazyRowNode) {}
  func releaseRow(_ row: LazyRowNode) -> Departure? { nil }

  /// Starts the insertion transition of a new row if a container within the list was inserted in
  /// this pass.
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
  /// The departure with which the row, or a node that contains it, is removed; nil if it is not
  /// being removed.
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
  /// Returns the identity of an element.
  func identifier(of element: LazyRowNode) -> AnyHashable?
}

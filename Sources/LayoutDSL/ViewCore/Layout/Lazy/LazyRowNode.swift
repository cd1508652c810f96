import Foundation

/// Views of a lazy container that are made and removed together.
package final class LazyRowNode: ViewNode {
  /// The index of the row among its siblings at the last walk.
  package var index = 0
  /// The serial number of the walk that last visited the row.
  var walk = 0
  /// The epoch in which the row was last included in the estimate, and its length then.
  var epoch = -1
  var length: CGFloat = 0
  /// The version of the owner's content that the row displays.
  var version = -1
  /// Whether the row is visible, its first visible view, and the position of that along the axis.
  var isShown = false
  var wasShown = false
  private(set) var position: CGFloat = 0
  private weak var firstShown: GeometricNode?
  /// The row of the same element that is still sliding out of sight; nil if there is none.
  var former: LazyRowNode?
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

  /// Notes the first visible view.
  func show(_ placement: LazyPlacement) {
    position = placement.position
    firstShown = placement.node
  }

  /// The distance that the view which was the first visible one has moved; nil for another view.
  func drift(of placement: LazyPlacement) -> CGFloat? {
    isShown && placement.node === firstShown ? placement.position - position : nil
  }

  /// The state that outlives the row's views: that of the custom views that the row consists of,
  /// directly or through modifiers.
  private(set) var keptState = KeptState()

  func saveState() {
    var node: ViewNode? = slots.first
    while let current = node {
      current.keepState(in: &keptState)
      node = current.isTransparent ? current.slots.first : nil
    }
  }

  override package func detach() {
    saveState()
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

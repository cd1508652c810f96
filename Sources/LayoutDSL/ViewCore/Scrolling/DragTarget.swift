import Foundation

/// A node that follows a finger, as a scroll view does.
package protocol DragTarget: AnyObject {
  /// The axes along which it can be dragged.
  var dragAxes: Axis.Set { get }
  /// Whether it has somewhere to go with a finger that has come this far, in points of its own space.
  func canFollow(_ translation: CGSize) -> Bool
  /// A finger has taken hold.
  func dragBegan()
  /// The finger is this far from where it came down, in points of the node's own space.
  func dragChanged(translation: CGSize)
  /// The finger has left, at a speed in points a second.
  func dragEnded(velocity: CGVector)
}

/// A target of drags that goes on moving after the finger has left.
package protocol CoastingDragTarget: DragTarget {
  /// Whether it is still moving: a finger that comes down then stops it, and does nothing else.
  var isCoasting: Bool { get }
}

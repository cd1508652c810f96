import Foundation

/// A node that follows a finger, such as a scroll view.
package protocol DragTarget: AnyObject {
  /// The axes along which it can be dragged.
  var dragAxes: Axis.Set { get }
  /// Returns whether a finger that comes down at a point, in the node's own space, may drag it.
  func canBegin(at point: CGPoint) -> Bool
  /// Whether a drag that the node cannot follow pulls it nevertheless, if no other node follows.
  var isElastic: Bool { get }
  /// Returns whether the node moves by a translation although a drag target inside it could.
  func precedesContent(_ translation: CGSize) -> Bool
  /// Whether gestures inside the node precede its drags.
  var yieldsToGestures: Bool { get }
  /// Returns whether the node can move with a finger by a translation, in points of the node's own
  /// space.
  func canFollow(_ translation: CGSize) -> Bool
  /// Notifies the node that a finger starts to drag it.
  func dragBegan()
  /// Notifies the node of the finger's translation since it came down, in points of the node's own
  /// space.
  func dragChanged(translation: CGSize)
  /// Notifies the node that the finger was lifted, with its velocity in points per second.
  func dragEnded(velocity: CGVector)
}

extension DragTarget {
  package func canBegin(at point: CGPoint) -> Bool { true }
  package var isElastic: Bool { true }
  package func precedesContent(_ translation: CGSize) -> Bool { false }
  package var yieldsToGestures: Bool { false }
}

/// A drag target that keeps moving after the finger was lifted.
package protocol CoastingDragTarget: DragTarget {
  /// Whether the node is still moving: a finger that comes down then stops it, and has no other
  /// effect.
  var isCoasting: Bool { get }
}

import Foundation

/// The actions of a drag surface; lengths are in points of its own space.
nonisolated package struct DragSurfaceHandler {
  /// The axes along which a finger drags the surface; none while it cannot be dragged.
  package var axes: Axis.Set
  /// Whether a finger that comes down at a point of a surface of a size may drag it.
  package var canBegin: (CGPoint, CGSize) -> Bool = { _, _ in true }
  /// Whether the surface moves with a finger by a translation.
  package var canFollow: (CGSize) -> Bool = { _ in true }
  /// Whether it does so although a scroll view inside could.
  package var precedesContent: (CGSize) -> Bool = { _ in false }
  /// Whether gestures of the content precede the drags.
  package var yieldsToGestures = false
  /// Whether the surface is pulled by a finger that it does not follow.
  package var isElastic = false
  /// Receives the translation of the finger, and the size of the surface.
  package var changed: (CGSize, CGSize) -> Void = { _, _ in }
  /// Receives the last translation of the finger, its velocity and the size of the surface.
  package var ended: (CGSize, CGVector, CGSize) -> Void = { _, _, _ in }

  package init(axes: Axis.Set = []) {
    self.axes = axes
  }
}

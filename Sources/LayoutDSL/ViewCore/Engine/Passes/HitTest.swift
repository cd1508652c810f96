import Foundation

// Hit testing: which node does a touch hit?
//
// 1. The node may refuse a point that neither it nor its content can be hit at (`mayBeHit`), as a
//    scroll view refuses points that it clips.
// 2. The point is converted into the space of the content (`contentProjection`). If no point of
//    the content is drawn there, the content is skipped.
// 3. The children are tested in reverse `paintOrder`: nodes that are drawn last are hit first.
// 4. If no descendant is hit, the node itself may be (`isHit`). A view that draws is hit where it
//    draws; a view that only arranges others is not hit.
//
// As in SwiftUI, clips and masks do not change hit testing
// (https://oleb.net/2022/clipped-hit-testing); scroll views do.

/// The hooks of hit testing, which subclasses of `GeometricNode` override.
protocol HitTestHooks: AnyObject {
  /// The perspective transform of the content; that of `contentTransform` by default.
  var contentProjection: ProjectionTransform? { get }
  /// Whether a touch at a point of the node's own space may hit the node or a descendant.
  func mayBeHit(at point: CGPoint) -> Bool
  /// Whether the node itself is hit at a point of its own space where no descendant is.
  func isHit(at point: CGPoint) -> Bool
}

extension GeometricNode {
  /// Returns the node that a touch hits at a point in this node's own space: this node or a
  /// descendant.
  package final func hitTest(_ point: CGPoint) -> GeometricNode? {
    guard mayBeHit(at: point) else { return nil }
    if let inner = contentPoint(of: point) {
      for child in paintOrder(withLeaving: false).reversed() {
        let place = CGPoint(x: inner.x - child.origin.x, y: inner.y - child.origin.y)
        if let node = child.hitTest(place) { return node }
      }
    }
    return isHit(at: point) ? self : nil
  }

  /// Converts a point from the node's own space to the space of its content; nil if there is no
  /// such point.
  private func contentPoint(of point: CGPoint) -> CGPoint? {
    guard let map = contentProjection else { return point }
    var inverse = map
    guard inverse.invert() else { return nil }
    let inner = point.applying(inverse)
    return inner.x.isFinite && inner.y.isFinite ? inner : nil
  }

  /// Converts a point on the screen to the node's own space.
  package final func localPoint(of point: CGPoint) -> CGPoint {
    guard let container else { return point }
    let outer = container.localPoint(of: point)
    let inner = container.contentPoint(of: outer) ?? outer
    return CGPoint(x: inner.x - origin.x, y: inner.y - origin.y)
  }

  /// Returns whether a point in the node's own space is inside its frame.
  final func frameContains(_ point: CGPoint) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height
  }
}

import Foundation
import ViewCore

/// The gesture that drags a pushed screen away from the leading edge, as in UIKit.
struct BackSwipe {
  /// A closure that receives the fraction of the width by which the screen has moved.
  let changed: (CGFloat) -> Void
  /// A closure that receives whether to pop the screen.
  let ended: (Bool) -> Void

  /// The width of the strip at the leading edge in which the gesture begins, in points.
  private static let edge: CGFloat = 30  // Measurements.md#back-swipe

  /// Returns the actions of the surface of a screen.
  func handler(_ direction: LayoutDirection) -> DragSurfaceHandler {
    let sign: CGFloat = direction == .rightToLeft ? -1 : 1
    func fraction(_ distance: CGFloat, _ size: CGSize) -> CGFloat {
      min(max(sign * distance / max(size.width, 1), 0), 1)
    }
    var handler = DragSurfaceHandler(axes: .horizontal)
    handler.canBegin = { point, size in
      (sign > 0 ? point.x : size.width - point.x) <= Self.edge
    }
    handler.canFollow = { sign * $0.width > 0 }
    handler.precedesContent = { _ in true }
    handler.changed = { translation, size in
      withTransaction(\.disablesAnimations, true) { changed(fraction(translation.width, size)) }
    }
    handler.ended = { translation, velocity, size in
      // The screen moves to the point where a drag would stop: Measurements.md#drag-prediction
      ended(fraction(translation.width + velocity.dx / 4, size) > 0.5)
    }
    return handler
  }
}

import Foundation
import LayoutDSL
import SystemIntegration
import ViewCore

/// The end of a scroll of a scroll view of UIKit: at a page, at a stop, or where the layout and the
/// delegate want it.
@MainActor struct ScrollStop: @MainActor ScrollTargetBehavior {
  let scrollView: UIScrollView

  /// The behavior of a scroll view; nil if its scrolls end by themselves.
  static func behavior(of scrollView: UIScrollView) -> (any ScrollTargetBehavior)? {
    scrollView.isPagingEnabled || scrollView.delegate != nil || scrollView is any StoppingScroll
      ? ScrollStop(scrollView: scrollView) : nil
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if scrollView.isPagingEnabled {
      PagingScrollTargetBehavior().updateTarget(&target, context: context)
    }
    // A change of the size is not a scroll of the user.
    guard scrollView.isDragging else { return }
    let margins = scrollView.adjustedContentInset
    let velocity = CGPoint(x: context.velocity.dx / 1000, y: context.velocity.dy / 1000)
    var offset = CGPoint(
      x: target.rect.minX - margins.left, y: target.rect.minY - margins.top)
    if let stopping = scrollView as? any StoppingScroll {
      let start = context.originalTarget.rect.origin
      offset = stopping.stop(
        forProposed: offset, velocity: velocity,
        from: CGPoint(x: start.x - margins.left, y: start.y - margins.top))
    }
    scrollView.delegate?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: &offset)
    target.rect.origin = CGPoint(x: offset.x + margins.left, y: offset.y + margins.top)
  }
}

/// A scroll view that chooses where a scroll ends.
@MainActor protocol StoppingScroll: UIScrollView {
  /// Returns the offset at which a scroll from one offset ends that would end at another one.
  ///
  /// - Parameter velocity: The velocity of the content, in points per millisecond.
  func stop(forProposed offset: CGPoint, velocity: CGPoint, from start: CGPoint) -> CGPoint
}

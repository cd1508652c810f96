import ViewCore

#if os(Linux) || !canImport(UIKit)
  import Foundation

  /// The methods that a scroll view calls to report scroll events.
  @MainActor @preconcurrency
  public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Reports that the content offset has changed.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Reports that the user starts to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Reports that the user has lifted the finger; `decelerate` is true if the content keeps
    /// moving.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Reports that the content starts to decelerate after the finger was lifted.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Reports that the content has come to rest, or was stopped by a touch.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Reports that a programmatic scroll animation has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Returns the view that is zoomed; nil for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Reports that the scale of the content has changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Reports that a pinch or an animation starts to scale the content.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Reports that a pinch or an animation has scaled the content.
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// Reports that the finger is about to be lifted; it is not called.
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Returns whether a tap on the status bar scrolls to the top; it is not asked.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Reports that the content has scrolled to the top: never.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// Reports that the adjusted insets have changed: never.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  }

  // In UIKit, the methods are optional.
  extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// Notes that the delegate does not observe scrolling.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.isObserved = false }
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(
      _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {}
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Returns nil.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing.
    public func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {}
    /// Does nothing.
    public func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Returns true.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  }
#endif

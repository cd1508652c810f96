#if !canImport(UIKit)
  import Foundation

  /// The methods by which a scroll view of UIKit's says what it does.
  @MainActor @preconcurrency
  public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The content was moved.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// A finger begins to move the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger has let go; `decelerate` says whether the content goes on moving.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The content goes on moving without the finger.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content that went on moving is at rest, or caught.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// The content has come to where code has scrolled it with an animation.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  }

  // UIKit's methods are optional.
  extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
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
  }

  /// The methods by which a table view of UIKit's says what it does: those of a scroll view.
  @MainActor @preconcurrency
  public protocol UITableViewDelegate: UIScrollViewDelegate {}
#endif

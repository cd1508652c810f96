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
  }

  // In UIKit, the methods are optional.
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

  /// The methods that a table view calls to report scroll events: those of a scroll view.
  @MainActor @preconcurrency
  public protocol UITableViewDelegate: UIScrollViewDelegate {}
#endif

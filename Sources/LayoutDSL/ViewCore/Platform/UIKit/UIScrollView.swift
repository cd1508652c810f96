#if !canImport(UIKit)
  import Foundation

  /// The scroll view of UIKit's behind a `ScrollView`, for code that looks for one.
  ///
  /// It shows nothing of its own: it reads, moves and reports the scroll view that it stands for.
  @MainActor
  open class UIScrollView: UIView {
    /// Who is told what the scroll view does.
    public weak var delegate: (any UIScrollViewDelegate)?
    private weak var node: ScrollNode?

    fileprivate final func show(_ node: ScrollNode) {
      self.node = node
      node.observer = UIScrollViewObserver(scrollView: self)
    }

    /// The point of the content at the top-left corner.
    public var contentOffset: CGPoint {
      get { node?.contentOffset ?? .zero }
      set { node?.contentOffset = newValue }
    }

    /// Moves the content, over time if `animated`.
    public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
      guard let node else { return }
      if animated {
        node.scroll(to: node.limited(contentOffset), animation: .easeInOut(duration: 0.3))
      } else {
        node.contentOffset = contentOffset
      }
    }

    /// The size of the content.
    public var contentSize: CGSize { node?.contentSize ?? .zero }

    /// How far the content view is inset; SwiftUI makes margins a part of the content.
    public var contentInset: UIEdgeInsets { .zero }

    /// The place of the scroll view on the screen.
    override public var frame: CGRect {
      get { node.map { $0.globalFrame } ?? super.frame }
      set { super.frame = newValue }
    }

    /// What the scroll view shows of its content.
    override public var bounds: CGRect { CGRect(origin: contentOffset, size: frame.size) }

    /// Whether the user has touched the content.
    public var isTracking: Bool { node?.phase == .tracking || isDragging }
    /// Whether the user has begun to scroll.
    public var isDragging: Bool { node?.phase == .interacting }
    /// Whether the content moves after the user has let go.
    public var isDecelerating: Bool { node?.phase == .decelerating }
  }

  /// The table view of UIKit's behind a `List`, for code that looks for one.
  open class UITableView: UIScrollView {}

  extension ScrollNode {
    /// The view of UIKit's that stands for this one, made when it is first asked for.
    @MainActor package var uiScrollView: UIScrollView {
      if let observer = observer as? UIScrollViewObserver { return observer.scrollView }
      let scrollView = isList ? UITableView() : UIScrollView()
      scrollView.show(self)
      return scrollView
    }
  }

  /// Calls the delegate of a scroll view in UIKit's order.
  private final class UIScrollViewObserver: ScrollObserver {
    let scrollView: UIScrollView

    init(scrollView: UIScrollView) {
      self.scrollView = scrollView
    }

    func offsetDidChange() {
      let scrollView = scrollView
      onMainActor { scrollView.delegate?.scrollViewDidScroll(scrollView) }
    }

    func phaseDidChange(from former: ScrollPhase, to phase: ScrollPhase) {
      let scrollView = scrollView
      onMainActor {
        guard let delegate = scrollView.delegate else { return }
        switch former {
        case .interacting:
          delegate.scrollViewDidEndDragging(scrollView, willDecelerate: phase == .decelerating)
        case .decelerating: delegate.scrollViewDidEndDecelerating(scrollView)
        case .animating: delegate.scrollViewDidEndScrollingAnimation(scrollView)
        case .idle, .tracking: break
        }
        switch phase {
        case .interacting: delegate.scrollViewWillBeginDragging(scrollView)
        case .decelerating: delegate.scrollViewWillBeginDecelerating(scrollView)
        case .idle, .tracking, .animating: break
        }
      }
    }
  }
#endif

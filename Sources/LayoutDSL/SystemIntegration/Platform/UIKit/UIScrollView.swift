import ViewCore

#if os(Linux) || !canImport(UIKit)
  import Foundation

  /// The UIKit scroll view of a `ScrollView`, for code that introspects it, or one of its own.
  ///
  /// The former draws nothing: it reads, moves and observes the scroll view that it represents. The
  /// latter shows its content at the offset, and fingers do not move it.
  @MainActor @preconcurrency
  open class UIScrollView: UIView {
    /// The delegate that is notified of scroll events.
    public weak var delegate: (any UIScrollViewDelegate)?
    private weak var node: ScrollNode?

    /// Creates a scroll view with a frame.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      clipsToBounds = true
    }

    /// Returns nil: there are no archives of views here.
    public required init?(coder: NSCoder) {
      return nil
    }

    fileprivate final func show(_ node: ScrollNode) {
      self.node = node
      node.observer = UIScrollViewObserver(scrollView: self)
    }

    /// The point of the content at the top-left corner of the scroll view.
    public var contentOffset: CGPoint {
      get { node?.contentOffset ?? layer.bounds.origin }
      set {
        guard let node else {
          guard newValue != layer.bounds.origin else { return }
          layer.bounds.origin = newValue
          delegate?.scrollViewDidScroll(self)
          return
        }
        node.setOffset(newValue, reason: .program)
      }
    }

    /// Scrolls the content to an offset, with an animation if `animated` is true.
    public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
      guard let node else { return self.contentOffset = contentOffset }
      if animated {
        // Measurements.md#scroll-set-offset-duration
        node.scroll(to: node.limited(contentOffset), animation: .easeInOut(duration: 0.3))
      } else {
        node.setOffset(contentOffset, reason: .program)
      }
    }

    /// The size of the content; that of a `ScrollView` cannot be set.
    open var contentSize: CGSize {
      get { node?.contentSize ?? ownContentSize }
      set { ownContentSize = newValue }
    }
    private var ownContentSize = CGSize.zero

    /// The insets of the content: zero for a `ScrollView`, where margins are part of the content.
    open var contentInset: UIEdgeInsets {
      get { node == nil ? ownContentInset : .zero }
      set { ownContentInset = newValue }
    }
    private var ownContentInset = UIEdgeInsets.zero

    /// Whether fingers scroll the content; those of a `ScrollView` are not prevented.
    open var isScrollEnabled = true

    /// The rates at which scrolled content decelerates.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
      /// The fraction of its speed that the content keeps per millisecond.
      public var rawValue: CGFloat

      /// Creates a rate from the fraction of the speed that is kept per millisecond.
      public init(rawValue: CGFloat) {
        self.rawValue = rawValue
      }

      /// The rate of scroll views by default.
      public static let normal = DecelerationRate(rawValue: ScrollCurve.Rate.normal.value)
      /// The rate of scroll views that stop soon.
      public static let fast = DecelerationRate(rawValue: ScrollCurve.Rate.fast.value)

      fileprivate var curve: ScrollCurve.Rate {
        if self == .normal || !rawValue.isFinite { return .normal }
        if self == .fast { return .fast }
        return .other(min(max(rawValue, Self.range.lowerBound), Self.range.upperBound))
      }

      /// The rates at which content moves and comes to rest within a minute.
      private static let range: ClosedRange<CGFloat> = 0.001...0.9999
    }

    /// The rate at which the content decelerates after the user has lifted the finger.
    public var decelerationRate: DecelerationRate {
      get { DecelerationRate(rawValue: (node?.decelerationRate ?? .normal).value) }
      set { node?.decelerationRate = newValue.curve }
    }

    /// The frame of the scroll view on the screen.
    override public var frame: CGRect {
      get { node.map { $0.globalFrame } ?? super.frame }
      set { super.frame = newValue }
    }

    /// The visible rectangle of the content, in the content's space.
    open override var bounds: CGRect {
      get { CGRect(origin: contentOffset, size: frame.size) }
      set {
        if node == nil { super.bounds.size = newValue.size }
        contentOffset = newValue.origin
      }
    }

    /// Whether the user touches the content.
    public var isTracking: Bool { node?.phase == .tracking || isDragging }
    /// Whether the user is dragging the content.
    public var isDragging: Bool { node?.phase == .interacting }
    /// Whether the content keeps moving after the finger was lifted.
    public var isDecelerating: Bool { node?.phase == .decelerating }
  }

  /// The UIKit table view of a `List`, for code that introspects it.
  open class UITableView: UIScrollView {}

  extension ScrollNode {
    /// The UIKit view that represents this node, created on first use.
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

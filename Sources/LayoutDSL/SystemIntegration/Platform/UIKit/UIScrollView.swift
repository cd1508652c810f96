import ViewCore

#if os(Linux) || !canImport(UIKit)
  import Foundation

  /// The UIKit scroll view of a `ScrollView`, for code that introspects it, or one of its own.
  ///
  /// The former draws nothing: it reads, moves and observes the scroll view that it represents. The
  /// latter is shown by a `ScrollView` once it is on the screen, with margins around its content.
  @MainActor @preconcurrency
  open class UIScrollView: UIView {
    /// The delegate that is notified of scroll events.
    ///
    /// Tables, collections and texts declare it again with the type of their own delegate.
    @_disfavoredOverload
    open weak var delegate: (any UIScrollViewDelegate)?
    private weak var shownNode: ScrollNode?
    /// The scroll view that this one represents; nil if there is none, or none any more.
    private var node: ScrollNode? { shownNode.flatMap { $0.isAttached ? $0 : nil } }
    private weak var hostNode: ScrollNode?
    /// The margins around the content in the scroll view that shows it, in points.
    private var hostMargins = UIEdgeInsets.zero
    /// The scroll view that shows the content of this one; nil if none does.
    private var host: ScrollNode? { hostNode.flatMap { $0.isAttached ? $0 : nil } }
    /// The scroll view on the screen that fingers move.
    private var movedNode: ScrollNode? { host ?? node }
    /// Called when the content has moved on the screen, before the delegate is told.
    package var contentDidMove: (() -> Void)?
    /// Has the views in the content shown again.
    package var contentsDidChange: () -> Void = {}
    /// Whether the delegate implements the method that reports scrolling, once it was called.
    package var isObserved = false

    /// The distance in points by which the bar above has become shorter.
    package final var barRetreat: CGFloat { host?.barRetreat ?? 0 }

    /// Has views shown again that may depend on the content, because code of the app has run.
    package final func noteUnobservedChange() { host?.noteUnobservedChange() }

    /// Creates a scroll view with a frame.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      clipsToBounds = true
    }

    /// Creates a scroll view with an empty frame; the archive is read afterwards.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      clipsToBounds = true
    }

    fileprivate final func show(_ node: ScrollNode) {
      shownNode = node
      node.observer = UIScrollViewObserver(scrollView: self)
    }

    /// Lets a scroll view of SwiftUI show the content, with margins around it.
    ///
    /// The content is then where it was before, or at its start.
    package final func isShown(by node: ScrollNode, margins: UIEdgeInsets) {
      let isNew = hostNode !== node
      if isNew {
        if layer.bounds.origin != .zero {
          node.setOffset(layer.bounds.origin.inside(margins), reason: .program)
        }
        node.decelerationRate = ownDecelerationRate.curve
        node.observer = UIScrollViewObserver(scrollView: self)
        hostNode = node
      }
      let changes = hostMargins != margins && !isNew
      hostMargins = margins
      if let zoomOffset {
        self.zoomOffset = nil
        node.setOffset(zoomOffset.inside(margins), reason: .program)
      }
      layer.bounds.origin = contentOffset
      guard changes else { return }
      adjustedContentInsetDidChange()
      delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// Keeps an offset until the content is laid out at its new scale.
    package final func setZoomOffset(_ offset: CGPoint) {
      if host != nil { zoomOffset = offset }
      layer.bounds.origin = offset
      noteUnobservedChange()
    }

    fileprivate final func didMove() {
      if host != nil { layer.bounds.origin = contentOffset }
      contentDidMove?()
      contentsDidChange()
      isObserved = delegate != nil
      delegate?.scrollViewDidScroll(self)
      if isObserved { noteUnobservedChange() }
    }

    /// The point of the content at the top-left corner of the scroll view.
    open var contentOffset: CGPoint {
      get {
        zoomOffset ?? host?.contentOffset.outside(hostMargins) ?? node?.contentOffset
          ?? layer.bounds.origin
      }
      set {
        if zoomOffset != nil { return setZoomOffset(newValue) }
        if let host { return host.setOffset(newValue.inside(hostMargins), reason: .program) }
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
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
      guard let node = movedNode else { return self.contentOffset = contentOffset }
      let offset = host == nil ? contentOffset : contentOffset.inside(hostMargins)
      if animated {
        // Measurements.md#scroll-set-offset-duration
        node.scroll(to: node.limited(offset), animation: .easeInOut(duration: 0.3))
      } else {
        node.setOffset(offset, reason: .program)
      }
    }

    /// The size of the content; that of a `ScrollView` cannot be set.
    open var contentSize: CGSize {
      get {
        node?.contentSize ?? (ownContentSize == .zero ? host?.contentSize : nil) ?? ownContentSize
      }
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
    /// Whether bars inset the content.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// The insets of the content with those of the bars that cover the view.
    ///
    /// The view of a controller that is shown by its content is itself inside these bars, and has
    /// only its own.
    open var adjustedContentInset: UIEdgeInsets {
      guard contentInsetAdjustmentBehavior != .never, superview != nil || shownContent == nil else {
        return contentInset
      }
      let (own, bars) = (contentInset, safeAreaInsets)
      return UIEdgeInsets(
        top: own.top + bars.top, left: own.left, bottom: own.bottom + bars.bottom, right: own.right)
    }
    /// Called when the adjusted insets have changed.
    open func adjustedContentInsetDidChange() {}
    /// Whether the content moves beyond its edges.
    open var bounces = true
    /// Whether the content moves beyond its edges along the vertical axis.
    open var bouncesVertically = true
    /// Whether the content moves beyond its edges along the horizontal axis.
    open var bouncesHorizontally = true
    /// Whether short content moves up and down too.
    open var alwaysBounceVertical = false
    /// Whether narrow content moves to the left and right too.
    open var alwaysBounceHorizontal = false
    /// Whether scrolling stops at multiples of the size of the view.
    open var isPagingEnabled = false
    /// Whether a drag moves the content along one axis alone.
    open var isDirectionalLockEnabled = false
    /// Whether a horizontal drag beyond the edge moves the outer scroll view.
    open var transfersHorizontalScrollingToParent = true
    /// Whether a vertical drag beyond the edge moves the outer scroll view.
    open var transfersVerticalScrollingToParent = true
    /// Whether the indicator of the vertical axis is shown; it is not drawn.
    open var showsVerticalScrollIndicator = true
    /// Whether the indicator of the horizontal axis is shown; it is not drawn.
    open var showsHorizontalScrollIndicator = true
    /// The colour of the indicators; they are not drawn.
    open var indicatorStyle = IndicatorStyle.default
    /// The insets of the indicators, in points.
    open var scrollIndicatorInsets: UIEdgeInsets {
      get { verticalScrollIndicatorInsets }
      set {
        (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue)
      }
    }
    /// The insets of the indicator of the vertical axis, in points.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The insets of the indicator of the horizontal axis, in points.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Whether the safe area insets the indicators.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// The scrolling that hides the keyboard.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// The least scale of the content.
    open var minimumZoomScale: CGFloat = 1
    /// The greatest scale of the content.
    open var maximumZoomScale: CGFloat = 1
    /// The scale of the view that the delegate zooms; 1 without such a view.
    open var zoomScale: CGFloat {
      get { zoomedView?.zoomedScale ?? 1 }
      set { zoom(to: newValue) }
    }
    /// Whether the scale goes beyond its limits under fingers; it does not.
    open var bouncesZoom = true
    /// Whether a pinch scales the content.
    open var isZooming: Bool { pinch != nil }
    /// The pinch that scales the content; nil for none.
    package final var pinch: ZoomPinch?
    /// The offset that the content has when it is laid out at its new scale; nil for none.
    package final var zoomOffset: CGPoint?
    /// Whether the scale returns to its limits: never.
    open var isZoomBouncing: Bool { false }
    /// Sets the scale of the content, whose visible middle stays in place.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
      if animated { animateZoom { zoom(to: scale) } } else { zoom(to: scale) }
    }
    /// Scales the content so that a rectangle of the zoomed view fills the scroll view.
    open func zoom(to rect: CGRect, animated: Bool) {
      if animated { animateZoom { zoom(toShow: rect) } } else { zoom(toShow: rect) }
    }
    /// Whether a touch waits for a drag before it reaches the content.
    open var delaysContentTouches = true
    /// Whether a drag ends the touches of the content.
    open var canCancelContentTouches = true
    /// Returns whether touches reach a view of the content.
    open func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool { true }
    /// Returns whether a drag ends the touches of a view of the content.
    open func touchesShouldCancel(in view: UIView) -> Bool { true }
    /// Whether a tap on the status bar scrolls to the top.
    open var scrollsToTop = true
    /// Whether keys scroll the content.
    open var allowsKeyboardScrolling = true
    /// Whether an index is shown.
    open var indexDisplayMode = IndexDisplayMode.automatic
    /// The place of content that is smaller than the view, in fractions of it; it has no effect.
    open var contentAlignmentPoint = CGPoint.zero
    /// Whether the content moves to an offset that the app has set.
    open var isScrollAnimating: Bool { movedNode?.phase == .animating }
    /// Has no effect: indicators are not drawn.
    open func flashScrollIndicators() {}
    /// Has no effect: the content is at rest.
    open func stopScrollingAndZooming() {}
    /// Changes the offset.
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }
    /// Moves the content by the least distance that shows a rectangle of it.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
      let shown = bounds
      guard !shown.contains(rect) else { return }
      func start(_ from: CGFloat, _ to: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
        from < least ? from : to > most ? min(from, to - (most - least)) : least
      }
      setContentOffset(
        CGPoint(
          x: start(rect.minX, rect.maxX, shown.minX, shown.maxX),
          y: start(rect.minY, rect.maxY, shown.minY, shown.maxY)), animated: animated)
    }

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
    open var decelerationRate: DecelerationRate {
      get {
        node.map { DecelerationRate(rawValue: $0.decelerationRate.value) } ?? ownDecelerationRate
      }
      set {
        ownDecelerationRate = newValue
        movedNode?.decelerationRate = newValue.curve
      }
    }
    private var ownDecelerationRate = DecelerationRate.normal

    /// The frame of the scroll view on the screen.
    open override var frame: CGRect {
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
    open var isTracking: Bool { movedNode?.phase == .tracking || isDragging }
    /// Whether the user is dragging the content.
    open var isDragging: Bool { movedNode?.phase == .interacting }
    /// Whether the content keeps moving after the finger was lifted.
    open var isDecelerating: Bool { movedNode?.phase == .decelerating }
  }

  /// A table of UIKit, and the one that represents a `List` for code that introspects it.
  open class UITableView: UIScrollView {
    /// The look of a table.
    public enum Style: Int, Sendable {
      /// Sections follow each other.
      case plain
      /// Sections are groups with space between them.
      case grouped
      /// Sections are cards.
      case insetGrouped
    }

    /// The look of the table.
    public let style: Style

    /// Creates a table with a frame and a look.
    public init(frame: CGRect, style: Style) {
      self.style = style
      super.init(frame: frame)
    }

    /// Creates a plain table with a frame.
    public override convenience init(frame: CGRect) {
      self.init(frame: frame, style: .plain)
    }

    /// Creates a table with the look in an archive.
    public required init?(coder: NSCoder) {
      style = (coder as? any TableArchive)?.tableStyle ?? .plain
      super.init(coder: coder)
    }

    /// The cells of rows, by their places, until they are made again.
    package var keptCells: [IndexPath: UIView] = [:]

    /// Asks the data source for the rows again.
    open func reloadData() {
      keptCells = [:]
      invalidateIntrinsicContentSize()
    }
  }

  extension CGPoint {
    /// The offset of content with margins, of which this is the offset without them.
    fileprivate func inside(_ margins: UIEdgeInsets) -> CGPoint {
      CGPoint(x: x + margins.left, y: y + margins.top)
    }

    /// The offset of content without margins, of which this is the offset with them.
    fileprivate func outside(_ margins: UIEdgeInsets) -> CGPoint {
      CGPoint(x: x - margins.left, y: y - margins.top)
    }
  }

  /// An archive of a table.
  @MainActor package protocol TableArchive: NSCoder {
    /// The look of the table.
    var tableStyle: UITableView.Style { get }
  }

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
      onMainActor { scrollView.didMove() }
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

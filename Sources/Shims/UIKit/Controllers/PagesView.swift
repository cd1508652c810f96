import Foundation
import SystemIntegration

/// The view of a page view controller: a scroll view with the page and those beside it, above the
/// dots that the data source asks for.
///
/// The pages beside the current one are hidden until a finger moves it.
final class PagesView: UIView, PartPlacing {
  let scrollView = PageScrollView(frame: .zero)
  private weak var pages: UIPageViewController?
  private var dots: UIPageControl?
  /// The pages in the scroll view, in order.
  private var slots: [UIViewController] = []
  /// The page that was current when the pages beside it were asked for.
  private weak var surrounded: UIViewController?
  /// Whether the delegate was told about the page that a finger turns to.
  private var isAnnounced = false
  /// Called when pages that the app has set have moved to their place.
  private var completion: ((Bool) -> Void)?

  init(of pages: UIPageViewController) {
    self.pages = pages
    super.init(frame: .zero)
    scrollView.isPagingEnabled = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.delegate = self
    addSubview(scrollView)
  }

  required init?(coder: NSCoder) { nil }

  private var isVertical: Bool { pages?.navigationOrientation == .vertical }
  private var current: UIViewController? { pages?.viewControllers?.first }
  private var isMoving: Bool {
    scrollView.isTracking || scrollView.isDecelerating || scrollView.isScrollAnimating
  }

  func placeParts() {
    placeDots()
    if !isMoving { surround() }
    place()
    if !isMoving, let current, let index = slots.firstIndex(of: current) { show(index) }
  }

  // MARK: Places

  /// The length of a page with the space between pages.
  private var length: CGFloat {
    isVertical ? scrollView.bounds.height : scrollView.bounds.width
  }

  private func placeDots() {
    let dots = dots(of: pages)
    let height = dots == nil ? 0 : 37 + safeAreaInsets.bottom  // Measurements.md#page-dots
    dots?.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: 37)
    let spacing = pages?.interPageSpacing ?? 0
    let frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - height, 0))
    scrollView.frame = frame.insetBy(
      dx: isVertical ? 0 : -spacing / 2, dy: isVertical ? -spacing / 2 : 0)
  }

  private func place() {
    let spacing = pages?.interPageSpacing ?? 0
    for (index, page) in slots.enumerated() {
      if page.view.superview !== scrollView { scrollView.addSubview(page.view) }
      let start = CGFloat(index) * length + spacing / 2
      page.view.frame =
        isVertical
        ? CGRect(
          x: 0, y: start, width: scrollView.bounds.width, height: max(length - spacing, 0))
        : CGRect(
          x: start, y: 0, width: max(length - spacing, 0), height: scrollView.bounds.height)
      page.view.isHidden = !isMoving && page !== current
    }
    let whole = CGFloat(slots.count) * length
    scrollView.contentSize =
      isVertical
      ? CGSize(width: scrollView.bounds.width, height: whole)
      : CGSize(width: whole, height: scrollView.bounds.height)
  }

  private func offset(of index: Int) -> CGPoint {
    let distance = CGFloat(index) * length
    return isVertical ? CGPoint(x: 0, y: distance) : CGPoint(x: distance, y: 0)
  }

  private func show(_ index: Int) {
    if scrollView.contentOffset != offset(of: index) {
      scrollView.contentOffset = offset(of: index)
    }
  }

  // MARK: Pages

  /// Asks for the pages beside the current one, once.
  private func surround() {
    guard let pages, let current else { return put([]) }
    guard surrounded !== current else { return }
    surrounded = current
    let source = pages.dataSource
    put(
      [
        source?.pageViewController(pages, viewControllerBefore: current), current,
        source?.pageViewController(pages, viewControllerAfter: current),
      ].compactMap { $0 })
  }

  private func put(_ new: [UIViewController]) {
    for page in slots where !new.contains(page) { page.viewIfLoaded?.removeFromSuperview() }
    slots = new
  }

  /// Shows a page that the app has set, beside the former one while it moves.
  func show(
    _ page: UIViewController, after former: UIViewController?, isForward: Bool, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    surrounded = nil
    guard animated, let former, former !== page, length > 0 else {
      put([page])
      invalidateIntrinsicContentSize()
      completion?(true)
      return
    }
    self.completion = completion
    put(isForward ? [former, page] : [page, former])
    place()
    slots.forEach { $0.view.isHidden = false }
    show(isForward ? 0 : 1)
    scrollView.setContentOffset(offset(of: isForward ? 1 : 0), animated: true)
    invalidateIntrinsicContentSize()
    if !scrollView.isScrollAnimating { finish() }
  }

  /// Makes the page at the offset the current one.
  private func finish() {
    guard let pages, length > 0 else { return }
    let place = isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x
    let index = min(max(Int((place / length).rounded()), 0), max(slots.count - 1, 0))
    if let completion {
      self.completion = nil
      completion(true)
    } else if slots.indices.contains(index), let former = current {
      let page = slots[index]
      let way = index - (slots.firstIndex(of: former) ?? index)
      if page !== former {
        pages.turn(to: page)
        dots?.currentPage += way
      }
      pages.delegate?.pageViewController(
        pages, didFinishAnimating: true, previousViewControllers: [former],
        transitionCompleted: page !== former)
    }
    invalidateIntrinsicContentSize()
  }

  // MARK: Dots

  /// Asks another data source for the pages beside the current one.
  func dataSourceDidChange() {
    surrounded = nil
    invalidateIntrinsicContentSize()
  }

  /// Sets the dot of the current page as the data source says.
  func updateDots() {
    guard let pages, let source = pages.dataSource else { return }
    dots?.currentPage = source.presentationIndex(for: pages)
  }

  /// Returns the dots below pages that scroll; nil if the data source asks for none.
  private func dots(of pages: UIPageViewController?) -> UIPageControl? {
    let count =
      pages?.transitionStyle == .scroll
      ? pages.flatMap { $0.dataSource?.presentationCount(for: $0) } ?? 0 : 0
    guard count > 0 else {
      dots?.removeFromSuperview()
      dots = nil
      return nil
    }
    if let dots {
      dots.numberOfPages = count
      return dots
    }
    let control = UIPageControl(), look = UIPageControl.appearance()
    control.isUserInteractionEnabled = false
    control.numberOfPages = count
    control.pageIndicatorTintColor = look.pageIndicatorTintColor
    control.currentPageIndicatorTintColor = look.currentPageIndicatorTintColor
    dots = control
    addSubview(control)
    updateDots()
    return control
  }
}

extension PagesView: UIScrollViewDelegate {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    slots.forEach { $0.view.isHidden = false }
    isAnnounced = false
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.isDragging, !isAnnounced, let pages, let current,
      let index = slots.firstIndex(of: current)
    else { return }
    let start = offset(of: index), now = scrollView.contentOffset
    guard start != now else { return }
    let next = index + (now.x > start.x || now.y > start.y ? 1 : -1)
    guard slots.indices.contains(next) else { return }
    isAnnounced = true
    pages.delegate?.pageViewController(pages, willTransitionTo: [slots[next]])
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { finish() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { finish() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { finish() }
}

/// The scroll view of pages, which are below bars as far as it is.
final class PageScrollView: UIScrollView {}

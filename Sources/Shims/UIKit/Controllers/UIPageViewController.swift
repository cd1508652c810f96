import Foundation

/// A controller that shows one of several pages, for code written for UIKit.
///
/// Pages that curl scroll instead.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  /// The transition between pages.
  public enum TransitionStyle: Int, Sendable {
    /// A page curls as in a book.
    case pageCurl
    /// Pages scroll.
    case scroll
  }

  /// The axis along which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// Beside each other.
    case horizontal
    /// Below each other.
    case vertical
  }

  /// The direction in which pages are turned.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward
    /// To the page before.
    case reverse
  }

  /// The place of a book's spine.
  public enum SpineLocation: Int, Sendable {
    /// There is no spine.
    case none
    /// At the first edge.
    case min
    /// In the middle.
    case mid
    /// At the last edge.
    case max
  }

  /// The key of an option.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The place of the spine.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    /// The points between pages.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }

  /// The object that provides the pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { pagesView?.dataSourceDidChange() }
  }
  /// The object that is notified of turned pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The transition between pages.
  public let transitionStyle: TransitionStyle
  /// The axis along which pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// The pages that are shown: one.
  public private(set) var viewControllers: [UIViewController]? = []
  /// The place of the spine.
  public let spineLocation = SpineLocation.none
  /// The gestures that turn pages: none.
  public let gestureRecognizers: [UIGestureRecognizer] = []
  /// Whether pages have two sides.
  open var isDoubleSided = false

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    interPageSpacing =
      (options?[.interPageSpacing] as? NSNumber).map { CGFloat($0.doubleValue) }
      ?? options?[.interPageSpacing] as? CGFloat ?? 0
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with pages that curl.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a controller with pages that curl; the archive is not read.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    interPageSpacing = 0
    super.init(coder: coder)
  }

  /// The points between pages.
  let interPageSpacing: CGFloat
  private var pagesView: PagesView? { viewIfLoaded as? PagesView }

  /// Makes the view of the pages.
  open override func loadView() { fill(with: PagesView(of: self)) }

  /// Shows a page that a finger has turned to.
  func turn(to page: UIViewController) {
    for former in viewControllers ?? [] {
      former.disappear()
      former.removeFromParent()
    }
    viewControllers = [page]
    addChild(page)
    page.appear()
  }

  /// Shows pages.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let former = self.viewControllers?.first
    for page in self.viewControllers ?? [] where viewControllers?.contains(page) != true {
      page.disappear()
      page.removeFromParent()
    }
    self.viewControllers = viewControllers
    for page in viewControllers ?? [] where page.parent !== self { addChild(page) }
    guard let page = viewControllers?.first, let pages = view as? PagesView else {
      completion?(true)
      return
    }
    if isAppearing { page.appear() }
    pages.updateDots()
    pages.show(
      page, after: former, isForward: direction == .forward, animated: animated,
      completion: completion)
  }
}

/// The object that provides the pages.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before one; nil at the start.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after one; nil at the end.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots below pages that scroll; there are none for 0.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the current dot.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The object that is notified of turned pages.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called before the user turns a page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Called after the user has turned a page, or has let go of one.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Returns the location of the spine for an orientation; never called.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
  /// Returns the first edge.
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .min }
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

import LayoutDSL
import SystemIntegration
import ViewCore

/// The page of a page view controller, above the dots that its data source asks for.
struct PageControllerPicture: View {
  let pages: UIPageViewController
  private let mark = EvaluationMark()

  init(pages: UIPageViewController) {
    self.pages = pages
  }

  var body: some View {
    let _ = UnobservedReads.note()
    VStack(spacing: 0) {
      if let page = pages.viewControllers?.first {
        let _ = pages.show(page)
        AnyView(ControllerPicture(controller: page, fillsScreen: dots == nil))
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      } else {
        Color.clear
      }
      if let dots { UIViewPicture(dots).frame(height: 37) }  // Measurements.md#page-dots
    }
  }

  /// The dots below pages that scroll; nil if the data source asks for none.
  private var dots: UIPageControl? {
    guard pages.transitionStyle == .scroll, let source = pages.dataSource else { return nil }
    let count = source.presentationCount(for: pages)
    guard count > 0 else { return nil }
    let dots = UIPageControl(), look = UIPageControl.appearance()
    dots.numberOfPages = count
    dots.currentPage = source.presentationIndex(for: pages)
    dots.pageIndicatorTintColor = look.pageIndicatorTintColor
    dots.currentPageIndicatorTintColor = look.currentPageIndicatorTintColor
    return dots
  }
}

extension UIPageViewController {
  private var shownPage: UIViewController? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// Tells the page that it appears, and the former one that it disappears.
  fileprivate func show(_ page: UIViewController) {
    if shownPage !== page {
      shownPage?.disappear()
      shownPage = page
    }
    page.appear()
    passOnChanges(of: page)
  }
}

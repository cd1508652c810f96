import SwiftUI
import Testing

private struct Controlled: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

private final class Pages: NSObject, UIPageViewControllerDataSource {
  func pageViewController(
    _ pages: UIPageViewController, viewControllerBefore controller: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pages: UIPageViewController, viewControllerAfter controller: UIViewController
  ) -> UIViewController? { nil }
  func presentationCount(for pages: UIPageViewController) -> Int { 3 }
}

@MainActor struct ContainerViewTests {
  private func page(_ color: UIColor) -> UIViewController {
    let page = UIViewController()
    page.view.backgroundColor = color
    return page
  }

  private func picture(of controller: UIViewController) throws -> Pixmap {
    try ViewHost(size: CGSize(width: 100, height: 200)) {
      Controlled(controller: controller)
    }.render()
  }

  @Test func aContainerInTheViewOfAControllerShowsItsPage() throws {
    let outer = page(.white)
    // The frames in it are those for this size.
    outer.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([page(.red)], direction: .forward, animated: false)
    outer.addChild(pages)
    pages.view.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
    outer.view.addSubview(pages.view)
    let picture = try picture(of: outer)
    #expect(picture[50, 50].green == 255)
    #expect(picture[50, 150].red == 255 && picture[50, 150].green == 0)
  }

  @Test func viewsInTheViewOfAContainerAreInFront() throws {
    let pages = UIPageViewController()
    pages.setViewControllers([page(.red)], direction: .forward, animated: false)
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    mark.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    pages.view.addSubview(mark)
    let picture = try picture(of: pages)
    #expect(picture[10, 10].blue == 255 && picture[10, 10].red == 0)
    #expect(picture[50, 50].red == 255)
  }

  @Test func pagesThatScrollAreAboveTheDotsOfTheDataSource() throws {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let source = Pages()
    pages.dataSource = source
    pages.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    pages.setViewControllers([page(.red)], direction: .forward, animated: false)
    let picture = try picture(of: pages)
    #expect(picture[5, 150].red == 255 && picture[5, 195].blue == 255)
  }

  @Test func theViewOfAHostingControllerOutlivesIt() throws {
    let outer = page(.white)
    let view = UIHostingController(rootView: Color(red: 0, green: 0, blue: 1)).view
    try #require(view != nil)
    view?.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    view.map(outer.view.addSubview)
    #expect(try picture(of: outer)[50, 100].red == 0)
  }
}

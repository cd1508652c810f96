import SwiftUI
import Testing

/// Pages of colours, which are turned from one to the next.
@MainActor
private final class Colours: NSObject, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  let pages: [UIViewController] = [UIColor.red, .green, .blue].map { color in
    let page = UIViewController()
    page.view.backgroundColor = color
    return page
  }
  var calls: [String] = []
  var dots = 0

  private func page(_ page: UIViewController, beside distance: Int) -> UIViewController? {
    guard let index = pages.firstIndex(of: page).map({ $0 + distance }) else { return nil }
    return pages.indices.contains(index) ? pages[index] : nil
  }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(viewController, beside: -1) }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(viewController, beside: 1) }
  func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { calls.append("to \(pages.firstIndex(of: pendingViewControllers[0]) ?? -1)") }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    let former = pages.firstIndex(of: previousViewControllers[0]) ?? -1
    calls.append("from \(former) \(completed)")
  }
}

@MainActor struct UIPageViewControllerTests {
  private struct Controlled: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  private let colours = Colours()
  private let book = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)

  private func host() throws -> ViewHost {
    (book.dataSource, book.delegate) = (colours, colours)
    book.setViewControllers([colours.pages[0]], direction: .forward, animated: false)
    return try ViewHost(size: CGSize(width: 200, height: 200)) { Controlled(controller: book) }
  }

  @Test func aFingerTurnsThePages() throws {
    let host = try host()
    #expect(try host.render()[100, 100].green < 100)
    host.drag(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 40, y: 100), duration: 0.2)
    host.runUntilIdle()
    #expect(book.viewControllers == [colours.pages[1]])
    #expect(colours.calls == ["to 1", "from 0 true"])
    #expect(try host.render()[100, 100].red < 100)
    host.drag(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 150, y: 100), duration: 0.5)
    host.runUntilIdle()
    #expect(colours.calls.last == "from 1 false" && book.viewControllers == [colours.pages[1]])
  }

  @Test func aPageOfTheAppSlidesIn() throws {
    let host = try host()
    host.advance(by: 0.1)
    var isDone = false
    book.setViewControllers([colours.pages[2]], direction: .forward, animated: true) {
      isDone = $0
    }
    #expect(book.viewControllers == [colours.pages[2]])
    host.advance(by: 0.15)
    let between = try host.render()
    #expect(between[5, 100].red > 200 && between[195, 100].blue > 200 && !isDone)
    host.runUntilIdle()
    #expect(isDone && colours.calls.isEmpty)
    #expect(try host.render()[5, 100].blue > 200)
  }

  @Test func dotsFollowThePages() throws {
    colours.dots = 3
    let host = try host()
    host.drag(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 40, y: 100), duration: 0.2)
    host.runUntilIdle()
    let control = book.view.subviews.firstNonNil { $0 as? UIPageControl }
    #expect(control?.numberOfPages == 3 && control?.currentPage == 1)
    #expect(control?.frame == CGRect(x: 0, y: 163, width: 200, height: 37))
  }
}

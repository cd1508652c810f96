import SwiftUI
import Testing
import UIKit

@MainActor struct UIPageViewControllerTests {
  @Test func aPageOfAControllerIsShown() throws {
    struct Pages: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIPageViewController {
        let pages = UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: .horizontal)
        let page = UIHostingController(rootView: Color.red)
        pages.setViewControllers([page], direction: .forward, animated: false)
        return pages
      }
      func updateUIViewController(_ controller: UIPageViewController, context: Context) {}
    }
    let picture = try ViewHost(size: CGSize(width: 2, height: 2)) { Pages() }.render()
    #expect(picture.bytes[3] == 255 && picture.bytes[0] > 200)
  }
}

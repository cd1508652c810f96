import SwiftUI
import Testing

@MainActor struct ScrolledTreeTests {
  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  private final class Delegate: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }
  }

  private let scrollView = UIScrollView()

  /// A scroll view of 100 points with a red bar at the top and a button 150 points below.
  private func host() throws -> ViewHost {
    scrollView.contentSize = CGSize(width: 100, height: 300)
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    bar.backgroundColor = .red
    scrollView.addSubview(bar)
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 0, y: 150, width: 100, height: 30)
    button.addAction(UIAction { [scrollView] _ in scrollView.tag += 1 }, for: .touchUpInside)
    scrollView.addSubview(button)
    return try ViewHost(size: CGSize(width: 100, height: 100)) { Shown(view: scrollView) }
  }

  /// A length of 0 is usual where the content shall not scroll.
  @Test func contentWithoutAWidthScrollsUpAndDown() throws {
    let host = try host()
    scrollView.contentSize.width = 0
    _ = try host.render()
    host.drag(from: CGPoint(x: 90, y: 90), to: CGPoint(x: 10, y: 10), duration: 0.5)
    host.runUntilIdle()
    #expect(scrollView.contentOffset.y > 50 && scrollView.contentOffset.x == 0)
    #expect(try host.render()[50, 10].green == 255)
  }

  @Test func aFingerScrollsTheContent() throws {
    let delegate = Delegate()
    scrollView.delegate = delegate
    let host = try host()
    #expect(try host.render()[50, 10].green < 100)
    host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 10), duration: 0.5)
    host.runUntilIdle()
    #expect(try host.render()[50, 10].green == 255)
    #expect(scrollView.contentOffset.y > 50 && delegate.offsets.last == scrollView.contentOffset.y)
  }

  @Test func theAppScrollsToAButton() throws {
    let host = try host()
    _ = try host.render()
    scrollView.setContentOffset(CGPoint(x: 0, y: 120), animated: false)
    host.runUntilIdle()
    try host.tap(on: "Go")
    #expect(scrollView.tag == 1)
  }

  @Test func aPullRefreshes() throws {
    let control = UIRefreshControl()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    scrollView.refreshControl = control
    scrollView.alwaysBounceVertical = true
    let host = try ViewHost(size: CGSize(width: 100, height: 400)) { Shown(view: scrollView) }
    scrollView.contentSize = CGSize(width: 100, height: 500)
    scrollView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 500)))
    host.runUntilIdle()
    host.drag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 390), duration: 0.5)
    host.runUntilIdle()
    #expect(count == 1 && control.isRefreshing)
  }
}

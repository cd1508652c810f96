import SwiftUI
import Testing

private struct Shown: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// A delegate that notes the calls, and may choose the end of a scroll.
private final class Guide: NSObject, UIScrollViewDelegate {
  var calls: [String] = []
  var end: CGFloat?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if calls.last != "scroll" { calls.append("scroll") }
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("begin") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.append("will end \(velocity.y > 0)")
    if let end { targetContentOffset.pointee.y = end }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("end \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("slow") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("rest") }
}

@MainActor struct ScrollStopTests {
  private let scrollView = UIScrollView()
  private let guide = Guide()

  private func host() throws -> ViewHost {
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    scrollView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 1000)))
    scrollView.delegate = guide
    let host = try ViewHost(size: CGSize(width: 100, height: 100)) { Shown(view: scrollView) }
    host.advance(by: 0.1)
    return host
  }

  private func fling(_ host: ViewHost) {
    host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 40), duration: 0.1)
    host.runUntilIdle()
  }

  @Test func theDelegateFollowsADrag() throws {
    let host = try host()
    fling(host)
    #expect(
      guide.calls == [
        "begin", "scroll", "will end true", "end true", "slow", "scroll", "rest",
      ])
    #expect(scrollView.contentOffset.y > 100 && !scrollView.isDecelerating)
  }

  @Test func theDelegateChoosesTheEnd() throws {
    guide.end = 70
    fling(try host())
    #expect(scrollView.contentOffset.y == 70)
  }

  @Test func aFlingEndsAtTheNextPage() throws {
    scrollView.isPagingEnabled = true
    fling(try host())
    #expect(scrollView.contentOffset.y == 100)
  }

  @Test func theContentMovesToAnOffset() throws {
    let host = try host()
    scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    host.advance(by: 0.15)
    #expect((1..<300).contains(scrollView.contentOffset.y) && scrollView.isScrollAnimating)
    host.runUntilIdle()
    #expect(scrollView.contentOffset.y == 300)
  }
}

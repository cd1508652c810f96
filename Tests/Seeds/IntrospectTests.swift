import Introspect
import SwiftUI
import Testing

/// Records the delegate calls of UIKit's scroll view in order.
@MainActor private final class Delegate: NSObject, UITableViewDelegate {
  var entries: [String] = []
  var didScrollCount = 0

  private func note(_ name: String) { entries.append(name) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    didScrollCount += 1
    if entries.last != "did scroll" { note("did scroll") }
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("will begin dragging")
    #expect(scrollView.isDragging && scrollView.isTracking && !scrollView.isDecelerating)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("did end dragging \(decelerate)")
    #expect(!scrollView.isDragging)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("will begin decelerating")
    #expect(scrollView.isDecelerating)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("did end decelerating")
    #expect(!scrollView.isDecelerating)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("did end animation")
  }
}

@MainActor @Suite struct IntrospectTests {
  private let delegate = Delegate()

  private func column(_ customize: @escaping (UIScrollView) -> Void) throws -> ViewHost {
    try ViewHost(size: CGSize(width: 100, height: 200)) {
      ScrollView {
        Color.red.frame(height: 1_000)
      }
      .introspectScrollView(customize: customize)
      .introspectTableView { _ in Issue.record("a scroll view is no table") }
    }
  }

  @Test func aFingerAndMomentumInUIKitsOrder() throws {
    var scrollView: UIScrollView?
    let host = try column {
      scrollView = $0
      $0.delegate = delegate
    }
    let view = try #require(scrollView)
    #expect(view.contentSize == CGSize(width: 100, height: 1_000))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    let node = try #require(host.viewGraph.mainScrollNode)
    node.dragBegan()
    #expect(view.isTracking && !view.isDragging)
    node.dragChanged(translation: CGSize(width: 0, height: -30))
    #expect(view.contentOffset == CGPoint(x: 0, y: 30))
    #expect(view.bounds.origin.y == 30)
    node.dragEnded(velocity: CGVector(dx: 0, dy: -500))
    host.advance(by: 5)
    #expect(
      delegate.entries == [
        "will begin dragging", "did scroll", "did end dragging true", "will begin decelerating",
        "did scroll", "did end decelerating",
      ])
    #expect(delegate.didScrollCount > 60)
    #expect(!view.isTracking && !view.isDecelerating)
  }

  @Test func aFingerThatStopsBeforeItIsLifted() throws {
    let host = try column { $0.delegate = delegate }
    let node = try #require(host.viewGraph.mainScrollNode)
    node.dragBegan()
    node.dragChanged(translation: CGSize(width: 0, height: -30))
    node.dragEnded(velocity: .zero)
    host.advance(by: 1)
    #expect(
      delegate.entries == ["will begin dragging", "did scroll", "did end dragging false"])
  }

  @Test func programmaticScrolling() throws {
    var scrollView: UIScrollView?
    let host = try column {
      scrollView = $0
      $0.delegate = delegate
    }
    scrollView?.contentOffset = CGPoint(x: 0, y: 50)
    #expect(host.layoutTree().contains("offset: (0, 50)"))
    scrollView?.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(scrollView?.contentOffset.y == 50)
    host.advance(by: 1)
    #expect(scrollView?.contentOffset.y == 300)
    #expect(delegate.entries == ["did scroll", "did end animation"])
  }

  @Test func aListHasATableView() throws {
    var table: UITableView?
    var fromInside: UIScrollView?
    let host = try ViewHost(size: CGSize(width: 200, height: 300)) {
      List(0..<100, id: \.self) { row in
        Text("\(row)").introspectScrollView { fromInside = $0 }
      }
      .introspectTableView { table = $0 }
    }
    host.scroll(to: CGPoint(x: 0, y: 120))
    let view = try #require(table)
    #expect(view.contentOffset.y == 120)
    #expect(fromInside === view)
  }

  // MARK: The monitor of the article's first method

  /// Sets a binding to true from the first movement until the finger is lifted and the content has
  /// come to rest.
  private final class Monitor: NSObject, UITableViewDelegate {
    var isScrolling = Binding.constant(false)

    func scrollViewDidScroll(_ scrollView: UIScrollView) { isScrolling.wrappedValue = true }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      isScrolling.wrappedValue = false
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      if !decelerate { isScrolling.wrappedValue = false }
    }
  }

  private struct MonitoredList: View {
    @State private var isScrolling = false
    @State private var monitor = Monitor()

    var body: some View {
      VStack {
        Text(isScrolling ? "moves" : "rests")
        List { ForEach(0..<100) { Text("Row \($0)") } }
          .onAppear { monitor.isScrolling = $isScrolling }
          .introspectScrollView { $0.delegate = monitor }
          .introspectTableView { $0.delegate = monitor }
      }
    }
  }

  @Test func aMonitorReportsImmediately() throws {
    let host = try ViewHost(size: CGSize(width: 200, height: 300)) { MonitoredList() }
    var isScrolling: Bool { host.layoutTree().contains("\"moves\"") }
    let node = try #require(host.viewGraph.mainScrollNode)
    node.dragBegan()
    #expect(!isScrolling)
    node.dragChanged(translation: CGSize(width: 0, height: -30))
    #expect(isScrolling)
    // A resting finger does not change the value.
    host.advance(by: 3)
    #expect(isScrolling)
    node.dragEnded(velocity: .zero)
    #expect(!isScrolling)
    node.dragBegan()
    node.dragChanged(translation: CGSize(width: 0, height: -30))
    node.dragEnded(velocity: CGVector(dx: 0, dy: -800))
    #expect(isScrolling)
    host.advance(by: 0.5)
    #expect(isScrolling)
    host.advance(by: 5)
    #expect(!isScrolling)
  }
}

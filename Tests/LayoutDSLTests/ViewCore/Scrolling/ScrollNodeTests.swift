import Foundation
import LayoutDSL
import SystemIntegration
import Testing

@testable import Controls
@testable import ViewCore

private enum Kind: CaseIterable {
  case scrollView, horizontal, lazy, lazyGrid, list, paged, nested
}

private struct Screenful: View {
  let kind: Kind
  let remote: Remote<Int>
  @State private var count = 100

  var body: some View {
    let _ = remote.binding = $count
    switch kind {
    case .scrollView: ScrollView { VStack(spacing: 0) { rows } }
    case .horizontal: ScrollView(.horizontal) { HStack(spacing: 0) { rows } }
    case .lazy: ScrollView { LazyVStack(spacing: 0) { rows } }
    case .lazyGrid:
      ScrollView { LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) { rows } }
    case .list: List { rows }
    case .paged:
      ScrollView { LazyVStack(spacing: 0) { rows } }.scrollTargetBehavior(.paging)
    case .nested:
      ScrollView(.horizontal) { ScrollView { VStack(spacing: 0) { rows } }.frame(width: 100) }
    }
  }

  private var rows: some View {
    ForEach(0..<count, id: \.self) { row in
      Color.red.frame(width: 20, height: 20).probe("\(row)")
    }
  }
}

@MainActor struct ScrollNodeTests {
  private func node(_ screen: Screen) -> ScrollNode? {
    screen.graph.update()
    return screen.graph.scrollNodes.first { $0.limits(along: .vertical).upperBound > 0 }
      ?? screen.graph.scrollNodes.first
  }

  @Test(arguments: Kind.allCases)
  fileprivate func contentThatShrinksStaysWithinItsEnds(kind: Kind) throws {
    let remote = Remote<Int>()
    let screen = Screen { Screenful(kind: kind, remote: remote) }
    let scroll = try #require(node(screen))
    let axis: Axis = kind == .horizontal ? .horizontal : .vertical
    for count in [30, 8, 100, 1, 0] {
      remote.value = 100
      screen.graph.update()
      scroll.scrollByUser(
        to: CGPoint(x: min(1200, scroll.room.width), y: min(1200, scroll.room.height)))
      screen.graph.update()
      remote.value = count
      screen.graph.update()
      let end = max(scroll.room[axis], 0)
      #expect(scroll.contentOffset[axis] <= end, "\(count) rows")
      if count > 0 {
        let visible = CGRect(0, 0, 100, 100)
        #expect(screen.frames.values.contains { $0.intersects(visible) }, "\(count) rows")
      }
    }
  }

  @Test(arguments: [Kind.scrollView, .lazy, .list, .paged])
  fileprivate func aScrollViewThatGrowsStaysWithinItsEnds(kind: Kind) throws {
    let remote = Remote<Int>()
    let screen = Screen(100, 60) { Screenful(kind: kind, remote: remote) }
    let scroll = try #require(node(screen))
    scroll.scrollByUser(to: CGPoint(x: 0, y: scroll.room.height))
    screen.graph.update()
    scroll.scrollByUser(to: CGPoint(x: 0, y: scroll.room.height))
    screen.graph.update()
    screen.resize(60, 100)
    #expect(scroll.contentOffset.y == scroll.room.height)
    #expect(screen.frame("99").maxY <= 100)
    screen.resize(60, 10_000)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func safeAreasAndMarginsCount() {
    let remote = Remote<Int>()
    let screen = Screen(safeArea: EdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0)) {
      Screenful(kind: .scrollView, remote: remote).contentMargins(.bottom, 5)
    }
    screen.scroll(to: CGPoint(x: 0, y: 1000))
    remote.value = 10
    #expect(screen.frame("9").maxY == 75)
    #expect(screen.frame("0").minY == -125)
  }

  @Test func aPullBeyondTheEndKeepsItsDistance() {
    let remote = Remote<Int>()
    let screen = Screen { Screenful(kind: .scrollView, remote: remote) }
    screen.scroll(to: CGPoint(x: 0, y: 1930))
    #expect(screen.frame("99").maxY == 70)
    remote.value = 50
    #expect(screen.frame("49").maxY == 70)
    screen.scroll(to: CGPoint(x: 0, y: -40))
    remote.value = 3
    #expect(screen.frame("0").minY == 40)
  }

  @Test(arguments: Kind.allCases)
  fileprivate func aScrollBeyondTheEndStopsAtTheEnd(kind: Kind) throws {
    let screen = Screen { Screenful(kind: kind, remote: Remote<Int>()) }
    let scroll = try #require(node(screen))
    let isHorizontal = kind == .horizontal
    let end = CGPoint(
      x: isHorizontal ? scroll.room.width : 0, y: isHorizontal ? 0 : scroll.room.height)
    scroll.scrollByUser(
      atMostToEnd: CGPoint(x: isHorizontal ? 9e4 : 0, y: isHorizontal ? 0 : 9e4))
    #expect(scroll.contentOffset == end)
    scroll.scrollByUser(
      atMostToEnd: CGPoint(x: isHorizontal ? -40 : 0, y: isHorizontal ? 0 : -40))
    #expect(scroll.contentOffset == (isHorizontal ? CGPoint(x: -40, y: 0) : CGPoint(x: 0, y: -40)))
  }

  /// The lengths of rows that have not been shown are estimated by those of the first ones.
  @Test func aScrollBeyondTheEndReachesTheLastOfUnequalRows() throws {
    let screen = Screen {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<300) { Color.red.frame(height: $0 < 20 ? 4 : 30).probe("\($0)") }
        }
      }
    }
    let scroll = try #require(node(screen))
    scroll.scrollByUser(atMostToEnd: CGPoint(x: 0, y: 1e6))
    #expect(screen.frame("299").maxY == 100)
  }

  @Test func aScrollFromRightToLeftIsPulledAtItsRightEnd() throws {
    let screen = Screen(direction: .rightToLeft) {
      ScrollView(.horizontal) { Color.red.frame(width: 300).probe("content") }
    }
    let scroll = try #require(node(screen))
    scroll.scrollByUser(atMostToEnd: CGPoint(x: -500, y: 0))
    #expect(screen.frame("content").minX == 0)
    scroll.scrollByUser(atMostToEnd: CGPoint(x: 230, y: 0))
    #expect(screen.frame("content").minX == -230)
  }

  @Test func aFingerKeepsItsPullUntilItIsLifted() throws {
    let remote = Remote<Int>()
    let screen = Screen { Screenful(kind: .scrollView, remote: remote) }
    screen.scroll(to: CGPoint(x: 0, y: 1000))
    let fingers = Fingers(graph: screen.graph)
    fingers.send(.began, at: CGPoint(x: 50, y: 50))
    fingers.send(.moved, at: CGPoint(x: 50, y: 20))
    #expect(screen.frame("0").minY == -1020)
    remote.value = 50
    #expect(screen.frame("0").minY == -1020)
    fingers.move(to: CGPoint(x: 50, y: 19), duration: 0.1)
    #expect(screen.frame("49").maxY < 100)
    fingers.lift()
    screen.advance(by: 3)
    #expect(screen.frame("49").maxY == 100)
  }

  @Test func theDelegateLearnsOfTheNewOffset() throws {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
    }
    let remote = Remote<Int>()
    let screen = Screen { Screenful(kind: .scrollView, remote: remote) }
    let delegate = Delegate()
    let view = try #require(node(screen)).uiScrollView
    view.delegate = delegate
    screen.scroll(to: CGPoint(x: 0, y: 1000))
    remote.value = 10
    screen.graph.update()
    #expect(delegate.offsets == [1000, 100])
  }

  @Test func aRightToLeftRowKeepsItsDistanceFromTheStart() {
    let stage = Stage(20) { count in
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { Color.red.frame(width: 20).probe("\($0)") }
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    let screen = stage.screen
    screen.scroll(to: CGPoint(x: 100, y: 0))
    #expect(screen.frame("10").maxX == 100)
    stage.value = 30
    #expect(screen.frame("10").maxX == 100)
    screen.resize(200, 100)
    #expect(screen.frame("10").maxX == 200)
    screen.resize(900, 100)
    screen.resize(100, 100)
    #expect(screen.frame("0").maxX == 100)
  }
}

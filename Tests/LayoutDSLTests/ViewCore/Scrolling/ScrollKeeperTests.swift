import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

private struct Row: Identifiable, Equatable {
  var id: Int
  var height: CGFloat = 20
}

private struct Rows: View {
  let rows: Remote<[Row]>
  let position: Remote<Int?>
  var isLazy = false
  var anchor: UnitPoint?
  @State private var list = (0..<40).map { Row(id: $0) }
  @State private var id: Int?

  var body: some View {
    let _ = rows.binding = $list
    let _ = position.binding = $id
    ScrollView {
      if isLazy {
        LazyVStack(spacing: 0) { content }.scrollTargetLayout()
      } else {
        VStack(spacing: 0) { content }.scrollTargetLayout()
      }
    }
    .scrollPosition(id: $id, anchor: anchor)
  }

  private var content: some View {
    ForEach(list) { row in
      Color.red.frame(width: 20, height: row.height).probe("\(row.id)")
    }
  }
}

private struct Chat: View {
  let count: Remote<Int>
  let position: Remote<ScrollPosition>
  @State var shown: ScrollPosition
  @State private var rows = 20

  var body: some View {
    let _ = count.binding = $rows
    let _ = position.binding = $shown
    ScrollView {
      VStack(spacing: 0) {
        ForEach((0..<rows).map { $0 - rows }, id: \.self) { row in
          Color.red.frame(width: 20, height: 20).probe("\(row)")
        }
      }
      .scrollTargetLayout()
    }
    .scrollPosition($shown)
  }
}

@MainActor struct ScrollKeeperTests {
  @Test(arguments: [false, true])
  func aViewStaysInPlaceWhenRowsChangeAroundIt(isLazy: Bool) {
    let rows = Remote<[Row]>(), position = Remote<Int?>()
    let screen = Screen {
      Rows(rows: rows, position: position, isLazy: isLazy, anchor: .top)
    }
    position.value = 10
    #expect(screen.frame("10").minY == 0)
    rows.value.insert(contentsOf: (100..<110).map { Row(id: $0) }, at: 0)
    #expect(screen.frame("10").minY == 0)
    #expect(position.value == 10)
    rows.value.removeFirst(15)
    #expect(screen.frame("10").minY == 0)
    rows.value.reverse()
    #expect(screen.frame("10").minY == 0)
    rows.value[0].height = 75
    #expect(screen.frame("10").minY == 0)
    rows.value.removeAll { $0.id == 10 }
    screen.graph.update()
    #expect(screen.frames.values.contains { $0.intersects(CGRect(0, 0, 100, 100)) })
  }

  @Test func theAnchorStaysInPlaceWhenItsViewOrTheScrollViewIsResized() {
    let rows = Remote<[Row]>(), position = Remote<Int?>()
    let screen = Screen { Rows(rows: rows, position: position, anchor: .center) }
    position.value = 10
    #expect(screen.frame("10").midY == 50)
    rows.value[10].height = 44
    #expect(screen.frame("10").midY == 50)
    rows.value[3].height = 7
    #expect(screen.frame("10").midY == 50)
    screen.resize(100, 160)
    #expect(screen.frame("10").midY == 80)
  }

  @Test func theViewThatTheUserScrolledToStays() {
    let rows = Remote<[Row]>(), position = Remote<Int?>()
    let screen = Screen { Rows(rows: rows, position: position) }
    screen.scroll(to: CGPoint(x: 0, y: 207))
    #expect(position.value == 10)
    #expect(screen.frame("10").minY == -7)
    rows.value.insert(contentsOf: (100..<110).map { Row(id: $0) }, at: 0)
    #expect(screen.frame("10").minY == -7)
    #expect(position.value == 10)
  }

  @Test func withoutAPositionTheOffsetStays() {
    let rows = Remote<[Row]>(), position = Remote<Int?>()
    let screen = Screen { Rows(rows: rows, position: position) }
    rows.value.insert(Row(id: 100), at: 0)
    #expect(screen.frame("100").minY == 0)
    // A position that never scrolled and is not visible keeps nothing either.
    let other = Screen { Chat(count: .init(), position: .init(), shown: .init(idType: Int.self)) }
    #expect(other.frame("-20").minY == 0)
  }

  @Test func positionsWithATypeOfIdentityKeepTheirView() {
    let count = Remote<Int>(), position = Remote<ScrollPosition>()
    let screen = Screen {
      Chat(count: count, position: position, shown: .init(idType: Int.self))
    }
    screen.scroll(to: CGPoint(x: 0, y: 100))
    #expect(position.value.viewID(type: Int.self) == -15)
    count.value = 30
    #expect(screen.frame("-15").minY == 0)
    position.value.scrollTo(id: -25, anchor: .top)
    #expect(screen.frame("-25").minY == 0)
    count.value = 60
    #expect(screen.frame("-25").minY == 0)
  }

  @Test func anEdgeIsFollowedUntilTheUserLeavesIt() {
    let count = Remote<Int>(), position = Remote<ScrollPosition>()
    let screen = Screen {
      Chat(count: count, position: position, shown: .init(idType: Int.self, edge: .bottom))
    }
    #expect(screen.frame("-1").maxY == 100)
    count.value = 50
    #expect(screen.frame("-1").maxY == 100)
    screen.resize(100, 70)
    #expect(screen.frame("-1").maxY == 70)
    count.value = 2
    #expect(screen.frame("-2").minY == 0)
    count.value = 20
    #expect(screen.frame("-1").maxY == 70)
    screen.scroll(to: CGPoint(x: 0, y: 40))
    #expect(screen.frame("-18").minY == 0)
    count.value = 25
    #expect(screen.frame("-18").minY == 0)
  }

  @Test func theTopEdgeIsFollowedToo() {
    let count = Remote<Int>(), position = Remote<ScrollPosition>()
    let screen = Screen {
      Chat(count: count, position: position, shown: .init(idType: Int.self, edge: .top))
    }
    count.value = 30
    #expect(screen.frame("-30").minY == 0)
  }

  @Test(arguments: [nil, Animation.linear(duration: 0.2)])
  func theEndOfALazyStackIsFollowedThoughItsLengthWasEstimated(_ animation: Animation?) {
    let position = Remote<ScrollPosition>()
    struct Rows: View {
      let count: Int
      let remote: Remote<ScrollPosition>
      @State private var position = ScrollPosition()
      var body: some View {
        let _ = remote.binding = $position
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { id in
              Color.red.frame(height: id < 10 ? 20 : 37).probe("\(id)")
            }
          }
        }
        .scrollPosition($position)
      }
    }
    let stage = Stage(60) { Rows(count: $0, remote: position) }
    withAnimation(animation) { position.value.scrollTo(edge: .bottom) }
    stage.screen.advance(by: 1)
    #expect(stage.screen.frame("59").maxY == 100)
    stage.value = 90
    #expect(abs(stage.screen.frame("89").maxY - 100) < 1e-6)
  }
}

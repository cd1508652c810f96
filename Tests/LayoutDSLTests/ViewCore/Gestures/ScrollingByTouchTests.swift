import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@MainActor struct ScrollingByTouchTests {
  private let journal = Journal()

  private func screen(@ViewBuilder row: @escaping (Int) -> some View) -> Screen {
    Screen(200, 200) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<50) { row($0).frame(width: 200, height: 40) }
        }
      }
    }
  }

  private func offset(_ screen: Screen) -> CGFloat {
    screen.graph.update()
    return screen.graph.mainScrollNode?.contentOffset.y ?? -1
  }

  @Test func theContentFollowsTheFingerFromItsTenthPoint() {
    let screen = screen { _ in Color.red }
    screen.down(100, 150)
    var offsets: [CGFloat] = []
    for y in [145, 140, 137, 130, 50] as [CGFloat] {
      screen.wait(1 / 60)
      screen.move(100, y)
      offsets.append(offset(screen))
    }
    #expect(offsets == [0, 0, 3, 10, 90])
    screen.wait(0.2)
    screen.up(100, 50)
    screen.wait(1)
    #expect(offset(screen) == 90)
  }

  @Test func aFastFingerAlsoLosesTenPoints() {
    let screen = screen { _ in Color.red }
    screen.down(100, 150)
    screen.move(100, 120)
    #expect(offset(screen) == 20)
  }

  @Test func neitherOfTwoAxesJumps() throws {
    let screen = Screen(200, 200) {
      ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 900, height: 900) }
    }
    screen.down(100, 150)
    screen.move(96, 138)
    let node = try #require(screen.graph.mainScrollNode)
    #expect(node.contentOffset == CGPoint(x: 0, y: 2))
    screen.move(90, 130)
    #expect(node.contentOffset == CGPoint(x: 6, y: 10))
  }

  @Test func caughtContentFollowsFromTheFirstPoint() {
    let screen = screen { _ in Color.red }
    screen.fingers.fling(from: CGPoint(x: 100, y: 180), velocity: CGVector(dx: 0, dy: -1000))
    screen.wait(0.1)
    screen.down(100, 100)
    let caught = offset(screen)
    screen.wait(0.5)
    #expect(offset(screen) == caught)
    screen.move(100, 97)
    #expect(abs(offset(screen) - caught - 3) < 1e-9)
  }

  @Test func aFlingDeceleratesAndATouchStopsIt() {
    let screen = screen { row in
      Color.red.onTapGesture { [journal] in journal.note("tapped \(row)") }
    }
    screen.fingers.fling(from: CGPoint(x: 100, y: 180), velocity: CGVector(dx: 0, dy: -1000))
    let released = offset(screen)
    #expect(abs(released - 90) < 1)
    screen.wait(0.3)
    let moving = offset(screen)
    #expect(moving > released + 100)
    screen.tap(100, 100)
    let stopped = offset(screen)
    screen.wait(1)
    #expect(offset(screen) == stopped)
    #expect(journal.entries.isEmpty)
    screen.tap(100, 100)
    #expect(journal.entries.count == 1)
  }

  @Test func scrollingDoesNotPressButtons() {
    let screen = screen { row in
      Button("aaaaaaaaaa") { [journal] in journal.note("pressed \(row)") }
    }
    screen.drag(100, 140, to: 100, 60)
    #expect(journal.entries.isEmpty)
    #expect(offset(screen) > 0)
    screen.wait(5)
    screen.scroll(to: .zero)
    screen.tap(100, 60)
    #expect(journal.entries == ["pressed 1"])
  }

  @Test func aSliderKeepsTheFinger() {
    struct Sliding: View {
      @State private var value = 0.5
      var body: some View { Slider(value: $value) }
    }
    let screen = screen { _ in Sliding() }
    screen.drag(100, 20, to: 130, 80)
    #expect(offset(screen) == 0)
  }

  @Test func aHorizontalDragInAVerticalScrollViewIsNotScrolled() {
    let screen = screen { _ in
      Color.red.gesture(
        DragGesture().onEnded { [journal] in journal.note("\($0.translation.width)") })
    }
    screen.drag(50, 100, to: 150, 100)
    #expect(journal.entries == ["100.0"])
    #expect(offset(screen) == 0)
    screen.drag(50, 150, to: 50, 100)
    #expect(journal.entries == ["100.0"])
    #expect(offset(screen) > 0)
  }

  @Test func atItsEndTheOuterScrollViewScrolls() throws {
    let screen = Screen(200, 200) {
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(height: 50)
          ScrollView { Color.red.frame(height: 150) }.frame(height: 100).id("inner")
          Color.blue.frame(height: 250)
        }
      }
    }
    let inner = try #require(screen.graph.scrollNode(identifiedBy: "inner"))
    // Up: the inner scroll view can scroll 50 points and rubber-bands beyond them.
    screen.down(100, 120)
    screen.move(100, 70)
    #expect(inner.contentOffset.y == 40)
    screen.move(100, 40)
    #expect(inner.contentOffset.y > 50)
    screen.wait(1)
    screen.up(100, 40)
    screen.wait(2)
    #expect(inner.contentOffset.y == 50)
    #expect(offset(screen) == 0)
    // Up again: the inner scroll view is at its end.
    screen.down(100, 120)
    screen.move(100, 90)
    #expect(offset(screen) == 20)
    screen.wait(1)
    screen.up(100, 90)
    // Down: the inner scroll view can scroll.
    screen.down(100, 60)
    screen.move(100, 100)
    #expect(inner.contentOffset.y == 20)
    #expect(offset(screen) == 20)
  }

  @Test func nestedScrollViewsOfDifferentAxesBothScroll() throws {
    let screen = Screen(200, 200) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) { Color.red.frame(width: 900, height: 100) }.id("inner")
          Color.blue.frame(height: 900)
        }
      }
    }
    let inner = try #require(screen.graph.scrollNode(identifiedBy: "inner"))
    screen.drag(150, 50, to: 100, 60)
    screen.wait(3)
    #expect(inner.contentOffset.x > 40)
    #expect(offset(screen) == 0)
    let row = inner.contentOffset
    screen.drag(100, 80, to: 110, 30)
    screen.wait(3)
    #expect(inner.contentOffset == row)
    #expect(offset(screen) > 40)
  }
}

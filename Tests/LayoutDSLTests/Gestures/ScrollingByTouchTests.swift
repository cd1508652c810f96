import Foundation
import Testing

@testable import LayoutDSL

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
    return screen.graph.outermostScrollNode?.contentOffset.y ?? -1
  }

  @Test func theContentStaysUnderTheFinger() {
    let screen = screen { _ in Color.red }
    screen.down(100, 150)
    for y in stride(from: 140.0, through: 50, by: -10) {
      screen.wait(1 / 60)
      screen.move(100, y)
    }
    #expect(offset(screen) == 100)
    screen.wait(0.2)
    screen.up(100, 50)
    screen.wait(1)
    #expect(offset(screen) == 100)
  }

  @Test func aFlingGoesOnAndATouchStopsIt() {
    let screen = screen { row in
      Color.red.onTapGesture { [journal] in journal.note("tapped \(row)") }
    }
    screen.fingers.fling(from: CGPoint(x: 100, y: 180), velocity: CGVector(dx: 0, dy: -1000))
    let released = offset(screen)
    #expect(abs(released - 100) < 1)
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

  @Test func scrollingIsNoPress() {
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
}

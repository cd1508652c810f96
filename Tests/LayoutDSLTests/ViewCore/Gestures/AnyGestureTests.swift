import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct AnyGestureTests {
  private struct Switching: View {
    let journal: Journal
    @State private var usesDrag = true

    private var gesture: AnyGesture<CGFloat> {
      usesDrag
        ? AnyGesture(DragGesture().map(\.translation.width))
        : AnyGesture(MagnificationGesture())
    }

    var body: some View {
      Color.red.gesture(
        gesture.onEnded {
          journal.note("\($0)")
          usesDrag.toggle()
        })
    }
  }

  @Test func theWrappedGestureMayChange() {
    let journal = Journal()
    let screen = Screen(200, 200) { Switching(journal: journal) }
    screen.drag(50, 50, to: 80, 50)
    screen.fingers.pinch(at: CGPoint(x: 100, y: 100), scale: 2, duration: 0.1)
    screen.drag(50, 50, to: 90, 50)
    #expect(journal.entries == ["30.0", "2.0", "40.0"])
  }

  @Test func aGestureMayHaveABody() {
    struct Swipe: Gesture {
      var body: some Gesture<DragGesture.Value> { DragGesture(minimumDistance: 30) }
    }
    let journal = Journal()
    let screen = Screen {
      Color.red.gesture(Swipe().onEnded { journal.note("\($0.translation.height)") })
    }
    screen.drag(50, 20, to: 50, 45)
    screen.drag(50, 20, to: 50, 60)
    #expect(journal.entries == ["40.0"])
  }

  @Test func aGestureMayHaveState() {
    struct Counted: Gesture {
      let journal: Journal
      @State private var count = 0
      @GestureState private var isDown = false
      @Environment(\.layoutDirection) private var direction

      var body: some Gesture {
        let _ = journal.note("\(count) \(isDown) \(direction)")
        return DragGesture(minimumDistance: 0)
          .updating($isDown) {
            $1 = true; _ = $2
          }
          .onEnded { _ in count += 1 }
      }
    }
    let journal = Journal()
    let screen = Screen(direction: .rightToLeft) { Color.red.gesture(Counted(journal: journal)) }
    screen.tap(50, 50)
    screen.tap(50, 50)
    // The body is evaluated again whenever its state changes.
    #expect(journal.entries.first == "0 false rightToLeft")
    #expect(journal.entries.contains("0 true rightToLeft"))
    #expect(journal.entries.contains("1 false rightToLeft"))
    #expect(journal.entries.last == "2 false rightToLeft")
  }
}

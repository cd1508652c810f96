import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@MainActor struct PresentationBehaviorTests {
  @Test func detentsLimitTheHeight() {
    let screen = Screen(200, 410) { SampleSheet(detents: [.medium]) }
    screen.tap(100, 100)
    #expect(screen.frame("card") == CGRect(0, 210, 200, 200))
  }

  // MARK: Dragging

  @Test func aSheetFollowsAFingerBetweenItsDetents() {
    let shown = Remote<Bool>()
    let screen = Screen(200, 410) { DraggableSheet(isPresented: shown) }
    #expect(screen.frame("card") == CGRect(0, 210, 200, 200))
    screen.down(100, 300)
    screen.move(100, 290)
    screen.move(100, 200)
    // It grows before its content scrolls.
    #expect(screen.frame("card") == CGRect(0, 120, 200, 290))
    #expect(screen.frame("content").minY == 120)
    screen.wait(0.5)
    screen.up(100, 200)
    screen.wait(1)
    // 290 is nearer to 200 than to 400.
    #expect(screen.frame("card") == CGRect(0, 210, 200, 200))
    screen.drag(100, 300, to: 100, 150)
    screen.wait(1)
    #expect(screen.frame("card") == CGRect(0, 10, 200, 400))
    // At its largest height, the content scrolls.
    screen.drag(100, 300, to: 100, 200, duration: 2)
    screen.wait(1)
    #expect(screen.frame("card") == CGRect(0, 10, 200, 400))
    #expect(screen.frame("content").minY < -70)
    #expect(shown.value)
  }

  @Test func aSheetThatMayNotBeDismissedResists() {
    let shown = Remote<Bool>()
    let screen = Screen(200, 410) {
      DraggableSheet(isPresented: shown, detents: [.large], isDisabled: true)
    }
    screen.down(100, 50)
    screen.move(100, 60)
    screen.move(100, 360)
    #expect(screen.frame("card").minY > 20 && screen.frame("card").minY < 160)
    screen.up(100, 360)
    screen.wait(1)
    #expect(shown.value)
    #expect(screen.frame("card").minY == 10)
  }

  @Test func theSelectedDetentIsWritten() {
    struct Selecting: View {
      let remote: Remote<PresentationDetent>
      @State private var detent = PresentationDetent.height(100)

      var body: some View {
        let _ = remote.binding = $detent
        Color.red.sheet(isPresented: .constant(true)) {
          Color.green.probe("card")
            .presentationDetents([.height(100), .large], selection: $detent)
        }
      }
    }
    let remote = Remote<PresentationDetent>()
    let screen = Screen(200, 410) { Selecting(remote: remote) }
    #expect(screen.frame("card").height == 100)
    screen.drag(100, 350, to: 100, 100)
    #expect(remote.value == .large)
    screen.wait(1)
    #expect(screen.frame("card").height == 400)
    screen.drag(100, 100, to: 100, 330)
    screen.wait(1)
    #expect(remote.value == .height(100))
    #expect(screen.frame("card").height == 100)
  }
}

import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct SheetCardTests {
  private func screen<Content: View>(
    _ height: CGFloat = 410, @ViewBuilder _ content: @escaping () -> Content
  ) -> Screen {
    let screen = Screen(200, height) {
      Color.red.sheet(isPresented: .constant(true)) { content() }
    }
    _ = screen.graph.clock.runUntilIdle()
    return screen
  }

  @Test func aSmallerDetentIsAtTheBottom() {
    let card = Color.green.probe("card")
    #expect(screen { card }.frame("card") == CGRect(0, 10, 200, 400))
    #expect(
      screen { card.presentationDetents([.height(120)]) }.frame("card")
        == CGRect(0, 290, 200, 120))
    #expect(
      screen { card.presentationDetents([.fraction(0.25)]) }.frame("card").height == 100)
  }

  @Test func aSheetThatCanBeResizedHasADragIndicator() {
    func isShown(_ detents: Set<PresentationDetent>, _ visibility: Visibility) -> Bool {
      let screen = screen {
        Color.green.presentationDetents(detents).presentationDragIndicator(visibility)
      }
      return !screen.fills(of: Color.primary.opacity(0.25)).isEmpty
    }
    #expect(!isShown([.medium], .automatic))
    #expect(isShown([.medium], .visible))
    #expect(isShown([.medium, .large], .automatic))
    #expect(!isShown([.medium, .large], .hidden))
  }

  @Test(arguments: [0, -50, .nan, .infinity, 1e9] as [CGFloat])
  func aHostileHeightStaysOnTheScreen(height: CGFloat) {
    let screen = screen { Color.green.probe("card").presentationDetents([.height(height)]) }
    let frame = screen.frame("card")
    #expect(frame.height >= 0 && frame.height <= 410, "\(frame)")
    #expect(frame.maxY <= 410.001 && frame.minY >= 0, "\(frame)")
  }

  @Test func aScreenLowerThanTheGapHasACardWithoutHeight() {
    let screen = screen(6) { Color.green.probe("card") }
    #expect(screen.frame("card").height >= 0)
    #expect(screen.graph.diagnostics == [])
  }

  @Test func aDragDownResistsIfDismissalIsDisabled() {
    func drawn(isDisabled: Bool) -> CGFloat? {
      let screen = screen {
        Color.green.presentationDetents([.height(200)]).interactiveDismissDisabled(isDisabled)
      }
      screen.down(100, 230)
      screen.move(100, 290)
      screen.move(100, 330)
      return screen.painted(.green).first?.minY
    }
    let free = drawn(isDisabled: false) ?? 0, held = drawn(isDisabled: true) ?? 0
    #expect(free == 300, "the card follows the finger after ten points")
    #expect(held > 210 && held < 280, "\(held)")
  }

  @Test func aDragChoosesTheNearestDetent() {
    let isPresented = Remote<Bool>()
    let screen = Screen(200, 410) {
      DraggableSheet(isPresented: isPresented, detents: [.height(100), .height(300)])
    }
    _ = screen.graph.clock.runUntilIdle()
    #expect(screen.frame("card").height == 100)
    screen.drag(100, 320, to: 100, 200, duration: 1)
    _ = screen.graph.clock.runUntilIdle()
    #expect(screen.frame("card").height == 300)
    screen.drag(100, 115, to: 100, 260, duration: 1)
    _ = screen.graph.clock.runUntilIdle()
    #expect(screen.frame("card").height == 100)
    #expect(isPresented.value)
  }
}

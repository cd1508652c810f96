import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct PushedBackScreenTests {
  private func screen(_ detents: Set<PresentationDetent>, isIOS26: Bool = false) -> Screen {
    let screen = Screen(
      320, 800, safeArea: EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0)
    ) {
      let sheet = SampleSheet(detents: detents)
      if isIOS26 { sheet.onIOS26() } else { sheet }
    }
    screen.tap(160, 100)
    screen.wait(2)
    return screen
  }

  @Test func aLargeSheetPushesTheScreenBack() {
    let screen = screen([.large])
    // The red view is 320 × 760, 40 below the top; the card is 16 from the sides.
    #expect(screen.painted(.red).last == CGRect(x: 16, y: 40 + 36, width: 288, height: 684))
    #expect(screen.graph.root.presentedStatusBarScheme?() == .dark)
    #expect(screen.frames("base").count == 1)
    // A tap beside the sheet dismisses it.
    screen.tap(160, 20)
    screen.wait(2)
    #expect(screen.frame("card") == .null)
    #expect(screen.painted(.red).count == 1)
    #expect(screen.graph.root.presentedStatusBarScheme?() == nil)
  }

  /// The controller that shows the screen has the background of the system.
  @Test func aScreenWithoutABackgroundIsACardToo() {
    let screen = Screen(320, 800) {
      Color.red.frame(width: 10, height: 10).sheet(isPresented: .constant(true)) { Color.green }
    }
    screen.wait(2)
    let cards = screen.painted(.white).filter { abs($0.width - 288) < 1 }
    #expect(!cards.isEmpty)
  }

  @Test func aSheetOverAnotherPresentationPushesNothingBack() {
    struct Second: View {
      @State private var isPresented = false

      var body: some View {
        Color.green.probe("first").onTapGesture { isPresented = true }
          .sheet(isPresented: $isPresented) { Color.blue.probe("second") }
      }
    }
    let sheet = Screen(320, 800) {
      Color.red.sheet(isPresented: .constant(true)) { Second() }
    }
    let cover = Screen(320, 800) {
      Color.red.fullScreenCover(isPresented: .constant(true)) { Second() }
    }
    for (screen, count) in [(sheet, 2), (cover, 1)] {
      screen.wait(2)
      screen.tap(160, 400)
      screen.wait(2)
      #expect(screen.frame("second") != .null)
      // The first sheet has pushed the screen back; the second one leaves everything in place.
      #expect(screen.painted(.red).count <= count)
    }
  }

  @Test func otherSheetsLeaveItInPlace() {
    for screen in [screen([.medium]), screen([.medium, .large])] {
      #expect(screen.painted(.red).count == 1)
      #expect(screen.graph.root.presentedStatusBarScheme?() == nil)
    }
    let later = screen([.large], isIOS26: true)
    #expect(later.graph.root.presentedStatusBarScheme?() == nil)
  }
}

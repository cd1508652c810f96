import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@MainActor struct PopoverTests {
  private struct Popover: View {
    var alignment = Alignment.top
    var adaptation = PresentationAdaptation.popover
    var anchor = PopoverAttachmentAnchor.rect(.bounds)
    var edge: Edge?
    var size = CGSize(width: 80, height: 60)
    var counter = Counter()
    @State private var isPresented = true

    final class Counter { var appearances = 0 }

    var body: some View {
      Color.red.frame(width: 40, height: 20).probe("source")
        .popover(isPresented: $isPresented, attachmentAnchor: anchor, arrowEdge: edge) {
          Color.green.frame(width: size.width, height: size.height).probe("content")
            .onAppear { counter.appearances += 1 }
            .presentationCompactAdaptation(adaptation)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        .overlay(alignment: .bottomTrailing) {
          Color.blue.frame(width: 10, height: isPresented ? 1 : 2).probe("state")
        }
    }
  }

  private func screen(_ popover: Popover, width: CGFloat = 200, height: CGFloat = 300) -> Screen {
    Screen(width, height) { popover }
  }

  @Test func aPopoverLiesBelowItsSourceIfThereIsRoom() {
    let screen = screen(Popover())
    #expect(screen.frame("content") == CGRect(60, 33, 80, 60))
    #expect(screen.graph.diagnostics == [])
  }

  @Test func aPopoverWithoutRoomBelowLiesAbove() {
    #expect(screen(Popover(alignment: .bottom)).frame("content") == CGRect(60, 207, 80, 60))
  }

  @Test func contentThatIsLargerThanTheRoomIsCentredInIt() {
    let content = screen(Popover(size: CGSize(width: 300, height: 400))).frame("content")
    #expect(content == CGRect(-50, -38.5, 300, 400))
  }

  @Test func aPopoverKeepsTheMargins() {
    #expect(screen(Popover(alignment: .topLeading)).frame("content") == CGRect(10, 33, 80, 60))
    #expect(screen(Popover(alignment: .topTrailing)).frame("content") == CGRect(110, 33, 80, 60))
  }

  @Test(arguments: [
    (Edge.leading, CGRect(x: 17, y: 120, width: 50, height: 60)),
    (.trailing, CGRect(x: 133, y: 120, width: 50, height: 60)),
    (.top, CGRect(x: 75, y: 67, width: 50, height: 60)),
    (.bottom, CGRect(x: 75, y: 173, width: 50, height: 60)),
  ])
  func anArrowEdgeChoosesTheSide(edge: Edge, frame: CGRect) {
    let popover = Popover(alignment: .center, edge: edge, size: CGSize(width: 50, height: 60))
    #expect(screen(popover).frame("content") == frame)
  }

  @Test func aSideWithoutRoomIsNotChosen() {
    let popover = Popover(alignment: .topLeading, edge: .leading)
    #expect(screen(popover).frame("content") == CGRect(10, 33, 80, 60))
  }

  @Test func aPointIsAFractionOfTheSource() {
    let popover = Popover(anchor: .point(.center))
    #expect(screen(popover).frame("content").minY == 23)
  }

  @Test func aPopoverIsNoLargerThanItsRoom() {
    struct Large: View {
      var body: some View {
        Color.red.frame(height: 20)
          .popover(isPresented: .constant(true)) {
            Color.green.frame(minWidth: 10, idealWidth: 900, maxWidth: 900, maxHeight: 900)
              .frame(idealHeight: 900).probe("content")
              .presentationCompactAdaptation(.popover)
          }
          .frame(maxHeight: .infinity, alignment: .top)
      }
    }
    let screen = Screen(200, 300) { Large() }
    #expect(screen.frame("content") == CGRect(10, 33, 180, 257))
  }

  @Test func aTapOutsideDismissesAPopoverAndNothingIsDimmed() {
    let screen = screen(Popover())
    #expect(screen.fills(of: .black.opacity(0.2)).isEmpty)
    #expect(screen.hit(100, 50) == "content")
    screen.tap(100, 60)
    #expect(screen.frame("state").height == 1)
    screen.tap(10, 280)
    #expect(screen.frame("state").height == 2)
    #expect(screen.frame("content") == .null)
  }

  @Test func theContentAppearsOnce() {
    let counter = Popover.Counter()
    let screen = screen(Popover(counter: counter))
    screen.advance(by: 1)
    screen.tap(100, 60)
    #expect(counter.appearances == 1)
  }

  @Test func aCompactPopoverIsASheetUnlessItsContentSaysOtherwise() {
    let sheet = screen(Popover(adaptation: .automatic))
    #expect(sheet.frame("content") == CGRect(60, 125, 80, 60))
    #expect(sheet.fills(of: .black.opacity(0.2)).count == 1)
    let cover = screen(Popover(adaptation: .fullScreenCover))
    #expect(cover.frame("content") == CGRect(60, 120, 80, 60))
    #expect(cover.fills(of: .black.opacity(0.2)).isEmpty)
  }

  @Test func aPopoverIsOneInRegularSizeClasses() {
    let screen = Screen(200, 300) {
      Popover(adaptation: .automatic)
        .environment(\.horizontalSizeClass, .regular).environment(\.verticalSizeClass, .regular)
    }
    // The size classes of the screen decide, and not those of the presenting view.
    #expect(screen.frame("content").minY == 125)
  }

  @Test func aTapOnTheDimmedScreenDismissesASheetUnlessThatIsDisabled() {
    struct Sheet: View {
      var isDisabled: Bool
      @State private var isPresented = true

      var body: some View {
        Color.red.frame(height: isPresented ? 1 : 2).probe("state")
          .sheet(isPresented: $isPresented) {
            Color.green.presentationDetents([.height(100)]).interactiveDismissDisabled(isDisabled)
          }
      }
    }
    for isDisabled in [false, true] {
      let screen = Screen(200, 300) { Sheet(isDisabled: isDisabled) }
      screen.tap(100, 250)
      #expect(screen.frame("state").height == 1)
      screen.tap(100, 50)
      #expect(screen.frame("state").height == (isDisabled ? 1 : 2))
    }
  }

  @Test func theViewsBehindASheetMayReactToTouches() {
    struct Map: View {
      let interaction: PresentationBackgroundInteraction
      @State private var taps = 0

      var body: some View {
        Color.red.onTapGesture { taps += 1 }
          .overlay(alignment: .top) { Color.blue.frame(height: CGFloat(taps)).probe("taps") }
          .sheet(isPresented: .constant(true)) {
            Color.green.presentationDetents([.height(100), .medium])
              .presentationBackgroundInteraction(interaction)
          }
      }
    }
    for (interaction, taps) in [
      (PresentationBackgroundInteraction.automatic, 0), (.enabled, 1), (.disabled, 0),
      (.enabled(upThrough: .height(100)), 1), (.enabled(upThrough: .height(50)), 0),
    ] {
      let screen = Screen(200, 400) { Map(interaction: interaction) }
      #expect(screen.fills(of: .black.opacity(0.2)).count == 1 - taps)
      screen.tap(100, 50)
      #expect(screen.frame("taps").height == CGFloat(taps))
    }
  }

  @Test func aPopoverThatFollowsAnotherKeepsItsForm() {
    struct Tour: View {
      let remote: Remote<Int>
      @State private var step = 0
      var body: some View {
        let _ = remote.binding = $step
        VStack(spacing: 100) {
          ForEach(0..<2) { index in
            Color.red.frame(width: 40, height: 20)
              .popover(isPresented: .constant(step == index)) {
                Color.green.frame(width: 80, height: 60).probe("content \(index)")
                  .presentationCompactAdaptation(.popover)
              }
          }
        }
      }
    }
    let remote = Remote<Int>()
    let screen = Screen(200, 400) { Tour(remote: remote) }
    #expect(screen.frame("content 0").size == CGSize(width: 80, height: 60))
    remote.value = 1
    screen.wait(2)
    #expect(screen.frame("content 1").size == CGSize(width: 80, height: 60))
  }
}

import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@MainActor struct SheetTests {
  private struct Sheet: View {
    @State var isPresented = false
    @State var dismissals = 0
    var detents: Set<PresentationDetent> = [.large]

    var body: some View {
      VStack(spacing: 0) {
        Color.red.probe("base").onTapGesture { isPresented = true }
        Color.clear.frame(height: CGFloat(dismissals)).probe("dismissals")
      }
      .sheet(isPresented: $isPresented) {
        dismissals += 1
      } content: {
        Card().presentationDetents(detents)
      }
    }
  }

  private struct Card: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Color.green.probe("card").onTapGesture { dismiss() } }
  }

  @Test func aSheetCoversTheScreenExceptAStrip() {
    let screen = Screen(200, 400, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
    {
      Sheet()
    }
    #expect(screen.frame("card") == .null)
    screen.tap(100, 100)
    #expect(screen.frame("card") == CGRect(0, 30, 200, 370))
    #expect(screen.hit(100, 100) == "card")
    screen.tap(100, 100)
    #expect(screen.frame("card") == .null)
    #expect(screen.frame("dismissals").height == 1)
    #expect(screen.graph.diagnostics == [])
  }

  /// The frames of the fills of a colour, including the transforms of groups.
  private func painted(_ color: Color, on screen: Screen) -> [CGRect] {
    let color = color.resolve(in: EnvironmentValues())
    func frames(_ list: DisplayList, _ map: CGAffineTransform) -> [CGRect] {
      list.items.flatMap { item -> [CGRect] in
        switch item {
        case .fill(let path, .color(color), _): [path.boundingRect.applying(map)]
        case .group(.transform(let inner), let list): frames(list, inner.concatenating(map))
        case .group(_, let inner): frames(inner, map)
        default: []
        }
      }
    }
    return frames(screen.list, .identity)
  }

  @Test func onlyTheDrawingOfASheetSlidesInAndOut() throws {
    let screen = Screen(200, 410) { Sheet() }
    screen.tap(100, 100)
    #expect(screen.frame("card") == CGRect(0, 10, 200, 400))
    #expect(painted(.green, on: screen).first?.minY == 420)
    screen.advance(by: 0.1)
    // A critically damped spring: (1 + ωt) e^(−ωt), where ω² is 1000/3.
    let moved = try #require(painted(.green, on: screen).first?.minY)
    #expect(abs(moved - (10 + 410 * 0.4552216)) < 0.01)
    #expect(screen.graph.clock.runUntilIdle() == false)
    #expect(painted(.green, on: screen) == [CGRect(0, 10, 200, 400)])
    #expect(screen.graph.clock.now < 1)
    screen.tap(100, 100)
    #expect(screen.frame("card") == .null)
    #expect(screen.frame("dismissals").height == 1)
    #expect(screen.hit(100, 100) == "base")
    screen.advance(by: 0.1)
    let left = try #require(painted(.green, on: screen).first?.minY)
    #expect(abs(left - (10 + 410 * 0.5447784)) < 0.01)
    #expect(screen.graph.clock.runUntilIdle() == false)
    #expect(painted(.green, on: screen) == [])
  }

  @Test func anInitialSheetDoesNotAnimate() {
    let screen = Screen(200, 410) { Sheet(isPresented: true) }
    #expect(painted(.green, on: screen) == [CGRect(0, 10, 200, 400)])
    screen.advance(by: 0.1)
    screen.tap(100, 100)
    #expect(painted(.green, on: screen) == [CGRect(0, 10, 200, 400)])
    screen.advance(by: 0.3)
    #expect((painted(.green, on: screen).first?.minY ?? 0) > 300)
  }

  @Test func aTransactionCanDisableTheAnimation() {
    struct Jumping: View {
      @State private var isPresented = false

      var body: some View {
        Color.red.onTapGesture { change(to: true) }
          .sheet(isPresented: $isPresented) {
            Color.green.onTapGesture { change(to: false) }
          }
      }

      private func change(to isPresented: Bool) {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { self.isPresented = isPresented }
      }
    }
    let screen = Screen(200, 410) { Jumping() }
    screen.tap(100, 100)
    #expect(painted(.green, on: screen) == [CGRect(0, 10, 200, 400)])
    screen.tap(100, 100)
    #expect(painted(.green, on: screen) == [])
  }

  @Test func aDismissedSheetStaysInFrontUntilItIsGone() {
    struct Two: View {
      @State private var isPresented = true
      @State private var hasSecond = false

      var body: some View {
        Color.red.sheet(isPresented: $isPresented) {
          Color.green.onTapGesture { hasSecond = true }
            .sheet(isPresented: $hasSecond) { Color.blue.onTapGesture { hasSecond = false } }
        }
      }
    }
    let screen = Screen(200, 410) { Two() }
    screen.tap(100, 100)
    screen.advance(by: 1)
    screen.tap(100, 100)
    screen.advance(by: 0.1)
    func order(_ list: DisplayList) -> [Color.Resolved] {
      list.items.flatMap { item -> [Color.Resolved] in
        switch item {
        case .fill(_, .color(let color), _): [color]
        case .group(_, let inner): order(inner)
        default: []
        }
      }
    }
    let colors = order(screen.list)
    let green = colors.lastIndex(of: Color.green.resolve(in: EnvironmentValues()))
    let blue = colors.lastIndex(of: Color.blue.resolve(in: EnvironmentValues()))
    #expect((green ?? .max) < (blue ?? -1))
  }

  @Test func detentsLimitTheHeight() {
    let screen = Screen(200, 410) { Sheet(detents: [.medium]) }
    screen.tap(100, 100)
    #expect(screen.frame("card") == CGRect(0, 210, 200, 200))
  }

  private struct Item: Identifiable {
    var id: Int
  }

  private struct Cover: View {
    @State var item: Item?
    @State var name = "environment"

    var body: some View {
      Color.red.probe("base").onTapGesture { item = Item(id: 7) }
        .fullScreenCover(item: $item) { Color.green.probe("cover \($0.id)") }
    }
  }

  @Test func coversFillTheScreen() {
    let screen = Screen(200, 400) { Cover() }
    screen.tap(100, 100)
    #expect(screen.frame("cover 7") == CGRect(0, 0, 200, 400))
  }

  // MARK: Dragging

  private struct Draggable: View {
    let isPresented: Remote<Bool>
    var detents: Set<PresentationDetent> = [.medium, .large]
    var isDisabled = false
    @State private var isShown = true

    var body: some View {
      let _ = isPresented.binding = $isShown
      Color.red
        .sheet(isPresented: $isShown) {
          ScrollView {
            Color.green.frame(height: 2000).probe("content")
          }
          .probe("card")
          .presentationDetents(detents)
          .interactiveDismissDisabled(isDisabled)
        }
    }
  }

  @Test func aSheetFollowsAFingerBetweenItsDetents() {
    let shown = Remote<Bool>()
    let screen = Screen(200, 410) { Draggable(isPresented: shown) }
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

  @Test func aSheetIsDraggedAway() {
    let shown = Remote<Bool>()
    let screen = Screen(200, 410) { Draggable(isPresented: shown) }
    screen.down(100, 250)
    screen.move(100, 260)
    screen.move(100, 310)
    #expect(screen.frame("card") == CGRect(0, 260, 200, 200))
    screen.wait(0.5)
    screen.up(100, 310)
    screen.wait(1)
    #expect(shown.value)
    #expect(screen.frame("card") == CGRect(0, 210, 200, 200))
    screen.drag(100, 250, to: 100, 390)
    #expect(!shown.value)
    screen.wait(2)
    #expect(screen.frame("card") == .null)
    #expect(screen.graph.diagnostics == [])
  }

  @Test func aSheetThatMayNotBeDismissedResists() {
    let shown = Remote<Bool>()
    let screen = Screen(200, 410) {
      Draggable(isPresented: shown, detents: [.large], isDisabled: true)
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

  private struct Level: View {
    let journal: Journal
    @Environment(\.self) private var environment

    var body: some View {
      let _ = journal.note("\(environment.styles.color.isElevated)")
      Color.clear
    }
  }

  @Test func darkSheetsHaveElevatedBackgroundsAndCoversDoNot() {
    func screen(_ journal: Journal, isCover: Bool) -> Screen {
      let screen = Screen(200, 400) {
        Color.red
          .sheet(isPresented: .constant(!isCover)) { Level(journal: journal) }
          .fullScreenCover(isPresented: .constant(isCover)) { Level(journal: journal) }
          .environment(\.colorScheme, .dark)
      }
      screen.wait(1)
      return screen
    }
    let sheet = Journal(), cover = Journal()
    _ = screen(sheet, isCover: false)
    #expect(sheet.entries.last == "true")
    _ = screen(cover, isCover: true)
    #expect(cover.entries.last == "false")
  }
}

import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@MainActor struct SheetTests {
  @Test func aSheetCoversTheScreenExceptAStrip() {
    let screen = Screen(200, 400, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
    {
      SampleSheet()
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

  @Test func onlyTheDrawingOfASheetSlidesInAndOut() throws {
    let screen = Screen(200, 410) { SampleSheet() }
    screen.tap(100, 100)
    #expect(screen.frame("card") == CGRect(0, 10, 200, 400))
    #expect(screen.painted(.green).first?.minY == 420)
    screen.advance(by: 0.1)
    // A critically damped spring: (1 + ωt) e^(−ωt), where ω² is 1000/3.
    let moved = try #require(screen.painted(.green).first?.minY)
    #expect(abs(moved - (10 + 410 * 0.4552216)) < 0.01)
    #expect(screen.graph.clock.runUntilIdle() == false)
    #expect(screen.painted(.green) == [CGRect(0, 10, 200, 400)])
    #expect(screen.graph.clock.now < 1)
    screen.tap(100, 100)
    #expect(screen.frame("card") == .null)
    #expect(screen.frame("dismissals").height == 1)
    #expect(screen.hit(100, 100) == "base")
    screen.advance(by: 0.1)
    let left = try #require(screen.painted(.green).first?.minY)
    #expect(abs(left - (10 + 410 * 0.5447784)) < 0.01)
    #expect(screen.graph.clock.runUntilIdle() == false)
    #expect(screen.painted(.green) == [])
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

  @Test func aSheetIsDraggedAway() {
    let shown = Remote<Bool>()
    let screen = Screen(200, 410) { DraggableSheet(isPresented: shown) }
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

  @Test func aDragOfItsContentDoesNotMoveASheet() {
    struct Canvas: View {
      let journal: Journal

      var body: some View {
        Color.red.sheet(isPresented: .constant(true)) {
          VStack(spacing: 0) {
            Color.blue.probe("card")
              .gesture(DragGesture().onEnded { journal.note("\($0.translation.height)") })
            Color.green
          }
          .presentationDetents([.medium])
        }
      }
    }
    let journal = Journal()
    let screen = Screen(200, 410) { Canvas(journal: journal) }
    let card = screen.frame("card")
    screen.drag(100, 230, to: 100, 290)
    screen.wait(1)
    #expect(journal.entries == ["60.0"] && screen.frame("card") == card)
    screen.drag(100, 380, to: 100, 408)
    #expect(journal.entries.count == 1)
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

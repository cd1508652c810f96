import Testing

@testable import LayoutDSL

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

  @Test func aSheetCoversAllButAStrip() {
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
}

import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct PreferredColorSchemeTests {
  private struct Reader: View {
    let journal: Journal
    @Environment(\.colorScheme) var scheme
    var body: some View {
      let _ = journal.note("\(scheme)")
      Color.red
    }
  }

  private struct Root: View {
    let journal: Journal
    @State var scheme: ColorScheme? = .dark
    var body: some View {
      Reader(journal: journal)
      Color.blue.preferredColorScheme(scheme).onTapGesture { scheme = nil }
    }
  }

  @Test func thePreferenceAppliesToTheWholeScreen() {
    let journal = Journal()
    let screen = Screen { Root(journal: journal) }
    #expect(journal.take() == ["light", "dark"])
    #expect(screen.graph.root.environment.colorScheme == .dark)
    screen.tap(50, 90)
    screen.graph.update()
    #expect(journal.take() == ["light"])
    #expect(screen.graph.diagnostics == [])
  }

  @Test func theFirstPreferenceWins() {
    let screen = Screen {
      Color.red.preferredColorScheme(nil)
      Color.red.preferredColorScheme(.dark)
      Color.red.preferredColorScheme(.light)
    }
    #expect(screen.graph.root.environment.colorScheme == .dark)
  }
}

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

  @Test func thePreferenceIsAppliedWithoutAnAnimation() {
    struct Growing: View {
      @State private var isGrown = false
      var body: some View {
        Color.primary.frame(width: isGrown ? 20 : 10, height: 10)
          .animation(.linear(duration: 1), value: isGrown)
          .preferredColorScheme(.dark)
          .onAppear { isGrown = true }
      }
    }
    let screen = Screen { Growing() }
    #expect(screen.fills(of: .white).count == 1)
    screen.advance(by: 0.5)
    #expect(screen.fills(of: .white).map(\.width) == [15])
  }

  @Test func phasesThatChangeNothingDoNotHinderThePreference() {
    let journal = Journal()
    let screen = Screen {
      PhaseAnimator([1, 2]) { _ in Reader(journal: journal) }.preferredColorScheme(.dark)
    }
    #expect(journal.entries.last == "dark")
    #expect(screen.graph.diagnostics == [])
  }
}

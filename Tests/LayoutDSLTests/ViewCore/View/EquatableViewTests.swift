import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct EquatableViewTests {
  /// Equal to values with the same number and any name.
  private struct Card: View, @MainActor Equatable {
    let number: Int
    let name: String
    let journal: Journal

    static func == (left: Self, right: Self) -> Bool { left.number == right.number }

    var body: some View {
      let _ = journal.note(name)
      Color.red
    }
  }

  private struct Root: View {
    let journal: Journal
    @State var number = 1
    @State var name = "a"

    var body: some View {
      Card(number: number, name: name, journal: journal).equatable()
        .onTapGesture { number += 1 }
      Color.blue.onTapGesture { name += "a" }
    }
  }

  @Test func equalValuesAreNotEvaluatedAgain() {
    let journal = Journal()
    let screen = Screen { Root(journal: journal) }
    #expect(journal.take() == ["a"])
    screen.fingers.tap(at: CGPoint(x: 50, y: 90))
    screen.graph.update()
    #expect(journal.take().isEmpty)
    screen.fingers.tap(at: CGPoint(x: 50, y: 10))
    screen.graph.update()
    #expect(journal.take() == ["aa"])
  }

  @Test func environmentChangesReachTheContentOfAnEqualView() {
    struct Label: View, @MainActor Equatable {
      let journal: Journal
      @Environment(\.lineLimit) var limit
      static func == (left: Self, right: Self) -> Bool { true }
      var body: some View {
        let _ = journal.note("\(limit ?? 0)")
        Color.red
      }
    }
    struct Root: View {
      let journal: Journal
      @State var limit = 1
      var body: some View {
        Label(journal: journal).equatable().lineLimit(limit).onTapGesture { limit = 2 }
      }
    }
    let journal = Journal()
    let screen = Screen { Root(journal: journal) }
    screen.fingers.tap(at: CGPoint(x: 50, y: 50))
    screen.graph.update()
    #expect(journal.take() == ["1", "2"])
  }
}

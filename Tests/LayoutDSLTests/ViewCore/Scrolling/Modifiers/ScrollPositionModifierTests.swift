import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

private struct Rows: View {
  let journal: Journal
  var anchor: UnitPoint?
  @State var position: Int? = 5

  var body: some View {
    let _ = journal.note(position.map { "\($0)" } ?? "-")
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<20, id: \.self) { row in
          Color.red.frame(width: 10, height: 20).probe("\(row)").onAppear {
            if row == 0, anchor == .bottom { position = 12 }
          }
        }
      }
      .scrollTargetLayout()
    }
    .scrollPosition(id: $position, anchor: anchor)
  }
}

@MainActor struct ScrollPositionModifierTests {
  @Test func firstValueDoesNotScrollAndLaterOnesDo() {
    #expect(Screen { Rows(journal: Journal()) }.frame("0").minY == 0)
    let screen = Screen { Rows(journal: Journal(), anchor: .bottom) }
    #expect(screen.frame("12").maxY == 100)
  }

  @Test func theUserMovesThePositionToTheFirstVisibleTarget() {
    let journal = Journal()
    let screen = Screen { Rows(journal: journal) }
    screen.scroll(to: CGPoint(x: 0, y: 50))
    #expect(journal.take() == ["5", "2"])
    #expect(screen.frame("0").minY == -50)
    screen.scroll(to: CGPoint(x: 0, y: 55))
    #expect(journal.take() == [])
  }

  @Test func targetsBehindTheMarginsAreNotVisible() {
    let journal = Journal()
    let screen = Screen {
      Rows(journal: journal).contentMargins(.vertical, 10, for: .scrollContent)
    }
    screen.scroll(to: CGPoint(x: 0, y: 30))
    // The second row ends at the edge of the margin.
    #expect(screen.frame("1").maxY == 20)
    screen.scroll(to: CGPoint(x: 0, y: 40))
    #expect(screen.frame("1").maxY == 10)
    #expect(journal.entries.last == "2")
  }

  @Test func withAnAnchorTheNearestTargetIsThePosition() {
    let journal = Journal()
    let screen = Screen { Rows(journal: journal, anchor: .center) }
    screen.scroll(to: CGPoint(x: 0, y: 55))
    #expect(journal.take() == ["5"])
    screen.scroll(to: CGPoint(x: 0, y: 80))
    #expect(journal.take() == ["6"])
  }
}

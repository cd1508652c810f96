import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct GestureModifierTests {
  private let journal = Journal()

  @Test func everyViewOfSeveralHasTheGesture() {
    let screen = Screen {
      VStack(spacing: 0) {
        Group {
          Color.red
          Color.blue
        }
        .onTapGesture { [journal] in journal.note("tapped") }
      }
    }
    screen.tap(50, 20)
    screen.tap(50, 80)
    #expect(journal.entries == ["tapped", "tapped"])
  }

  @Test func rowsOfLazyContainersHaveGestures() {
    let screen = Screen {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { row in
            Color.red.frame(height: 40).onTapGesture { [journal] in journal.note("\(row)") }
          }
          .simultaneousGesture(TapGesture().onEnded { [journal] in journal.note("any") })
        }
      }
    }
    screen.tap(50, 50)
    screen.scroll(to: CGPoint(x: 0, y: 2000))
    screen.tap(50, 50)
    #expect(journal.entries == ["1", "any", "51", "any"])
  }

  @Test func aGestureDoesNotChangeTheLayout() {
    let screen = Screen {
      HStack(spacing: 0) {
        Spacer()
        Text("aa").onTapGesture {}.layoutPriority(1).probe("text")
      }
    }
    #expect(screen.frame("text").maxX == 100)
    let cost = screen.cost { screen.tap(95, 50) }
    #expect(cost == (0, 0))
  }
}

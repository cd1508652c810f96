import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

private final class Held {
  var position: Binding<ScrollPosition>?
}

private struct Rows: View {
  let held: Held
  @State var position: ScrollPosition

  var body: some View {
    let _ = held.position = $position
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<20, id: \.self) { row in
          Color.red.frame(width: 10, height: 20).probe("\(row)")
        }
      }
      .scrollTargetLayout()
    }
    .scrollPosition($position)
  }
}

@MainActor struct ScrollPositionTests {
  @Test func theInitialPositionIsApplied() {
    #expect(Screen { Rows(held: Held(), position: .init(edge: .bottom)) }.frame("19").maxY == 100)
    #expect(Screen { Rows(held: Held(), position: .init(y: 30)) }.frame("0").minY == -30)
    #expect(Screen { Rows(held: Held(), position: .init(id: 7)) }.frame("7").maxY == 100)
  }

  @Test func everyKindOfDestinationScrolls() {
    let held = Held()
    let screen = Screen { Rows(held: held, position: .init(idType: Int.self)) }
    held.position?.wrappedValue.scrollTo(id: 10, anchor: .top)
    #expect(screen.frame("10").minY == 0)
    held.position?.wrappedValue.scrollTo(edge: .bottom)
    #expect(screen.frame("19").maxY == 100)
    held.position?.wrappedValue.scrollTo(point: CGPoint(x: 5, y: 50))
    #expect(screen.frame("0").origin == CGPoint(x: 45, y: -50))
    held.position?.wrappedValue.scrollTo(y: 1000)
    #expect(screen.frame("19").maxY == 100)
    held.position?.wrappedValue.scrollTo(edge: .top)
    #expect(screen.frame("0").minY == 0)
  }

  @Test func theUserTakesOver() {
    let held = Held()
    let screen = Screen { Rows(held: held, position: .init(idType: Int.self, edge: .bottom)) }
    #expect(held.position?.wrappedValue.edge == .bottom)
    screen.scroll(to: CGPoint(x: 0, y: 45))
    #expect(held.position?.wrappedValue.isPositionedByUser == true)
    #expect(held.position?.wrappedValue.viewID(type: Int.self) == 2)
    #expect(held.position?.wrappedValue.edge == nil)
    #expect(screen.frame("0").minY == -45)
    held.position?.wrappedValue.scrollTo(edge: .bottom)
    #expect(screen.frame("19").maxY == 100)
  }

  @Test func positionsSetInAnimationsAreReachedInTime() {
    let held = Held()
    let screen = Screen { Rows(held: held, position: .init(idType: Int.self)) }
    withAnimation(.linear(duration: 1)) { held.position?.wrappedValue.scrollTo(y: 100) }
    screen.advance(by: 0.25)
    #expect(abs(screen.frame("0").minY + 25) < 1e-9)
    screen.advance(by: 1)
    #expect(screen.frame("0").minY == -100)
    #expect(held.position?.wrappedValue.isPositionedByUser == false)
  }
}

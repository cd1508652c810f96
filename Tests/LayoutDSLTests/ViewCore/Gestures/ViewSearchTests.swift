import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct ViewSearchTests {
  @Test func aViewOfTheShownScreenIsFoundBeforeOneThatIsCovered() throws {
    let screen = Screen.phone {
      Button("Below") {}.id("done")
        .fullScreenCover(isPresented: .constant(true)) {
          VStack {
            Text("Title")
            Button("Above") {}.id("done")
          }
        }
    }
    let node = try #require(screen.graph.node(identifiedBy: "done"))
    #expect(Set(node.wordsInside) == ["Above"])
  }

  @Test func aViewThatNoTouchReachesIsFoundWithoutAnother() throws {
    let screen = Screen.phone { Text("still").allowsHitTesting(false).id("still") }
    let node = try #require(screen.graph.node(identifiedBy: "still"))
    #expect(Set(node.wordsInside) == ["still"])
  }
}

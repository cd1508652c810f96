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

  @Test func aTextComesBeforeTheIdentityOfARow() {
    func name(_ text: String, @ViewBuilder _ content: () -> some View) -> AnyHashable {
      Screen.phone(content).graph.name(printedAs: text)
    }
    let rows = ForEach(0..<3) { Text("row \($0)") }
    #expect(name("1") { rows } == AnyHashable(1))
    #expect(
      name("1") {
        rows; Text("1")
      } == AnyHashable("1"))
    #expect(
      name("1") {
        rows; Text("1"); Text("given").id(Int8(1))
      } == AnyHashable(Int8(1)))
    #expect(name("9") { rows } == AnyHashable("9"))
  }

  @Test func aViewThatNoTouchReachesIsFoundWithoutAnother() throws {
    let screen = Screen.phone { Text("still").allowsHitTesting(false).id("still") }
    let node = try #require(screen.graph.node(identifiedBy: "still"))
    #expect(Set(node.wordsInside) == ["still"])
  }
}

import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct NamedNodeTests {
  private struct Pair: View {
    var body: some View {
      Text("a")
      Text("b")
    }
  }

  @Test func everyPathLeadsToItsNode() throws {
    let screen = Screen {
      VStack {
        Pair()
        Text("c").frame(width: 20)
        ScrollView { LazyVStack { ForEach(0..<9) { Text("\($0)") } } }
      }
    }
    let nodes = try screen.graph.explanation().nodes
    for (index, node) in nodes.enumerated().dropFirst() {
      let explanation = try screen.graph.explanation(of: .path(node.path))
      #expect(explanation.subject == index && explanation.storyLines?.first == node.path)
    }
    #expect(throws: LayoutExplanation.Failure.self) {
      try screen.graph.explanation(of: .path("VStack/Pair/Text[3]"))
    }
  }

  @Test func modifiersMayBeWrittenWithTheirDots() throws {
    let screen = Screen { Text("a").padding(1) }
    #expect(try screen.graph.explanation(of: .path(".padding/Text[1]")).subject == 2)
  }
}

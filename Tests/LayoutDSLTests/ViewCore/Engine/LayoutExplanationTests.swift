import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct LayoutExplanationTests {
  @Test func anExplanationSurvivesItsEncoding() throws {
    let screen = Screen {
      HStack {
        Color.red; Text("abc")
      }.padding(8)
    }
    let explanation = try screen.graph.explanation(of: .path("padding/HStack"))
    let data = try JSONEncoder().encode(explanation)
    #expect(try JSONDecoder().decode(LayoutExplanation.self, from: data) == explanation)
  }
}

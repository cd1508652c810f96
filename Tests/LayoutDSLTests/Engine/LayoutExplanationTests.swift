import Foundation
import Testing

@testable import LayoutDSL

@MainActor struct LayoutExplanationTests {
  private func tree(_ screen: Screen) throws -> String {
    try screen.graph.explanation().nodes.map { $0.line + "\n" }.joined()
  }

  private func story(_ screen: Screen, at x: CGFloat, _ y: CGFloat) throws -> String {
    try (screen.graph.explanation(of: .point(CGPoint(x: x, y: y))).story ?? [])
      .map { $0 + "\n" }.joined()
  }

  /// A card as the examples have them: a fixed icon, a text, and a flexible rest.
  private func card() -> Screen {
    Screen(200, 100) {
      HStack(spacing: 10) {
        Color.red.frame(width: 30, height: 30)
        Text("abc")
        Color.blue.frame(maxWidth: 50)
      }
      .padding(8)
    }
  }

  @Test func everyNodeIsALine() throws {
    #expect(try tree(card()) == "")
  }

  @Test func aStackTellsWhoTookWhat() throws {
    #expect(try story(card(), at: 150, 50) == "")
  }

  @Test func prioritiesDivideInTurn() throws {
    let screen = Screen(100, 40) {
      VStack(spacing: 4) {
        Color.red
        Color.green.frame(minHeight: 6).layoutPriority(1)
      }
    }
    #expect(try story(screen, at: 50, 20) == "")
  }

  @Test func modifiersTellWhatTheyClamped() throws {
    let screen = Screen(100, 100) {
      Text("abcdefgh")
        .fixedSize(horizontal: true, vertical: false)
        .frame(width: 20)
        .padding(60)
        .background { Color.red }
    }
    #expect(try story(screen, at: 50, 50) == "")
  }

  @Test func backgroundsTakeTheSizeOfTheirView() throws {
    let screen = Screen(100, 100) {
      Color.clear.frame(width: 20, height: 20).offset(x: 30).background { Color.red }
    }
    #expect(try story(screen, at: 41, 50) == "")
  }

  @Test func aPathNamesTheFirstOfItsKind() throws {
    let screen = Screen(100, 100) {
      ScrollView {
        VStack(spacing: 0) {
          Text("a")
          Text("b")
        }
      }
    }
    let story = try screen.graph.explanation(of: .path("ScrollView/VStack/Text")).story ?? []
    #expect(story.joined(separator: "\n") == "")
  }

  @Test func nobodyIsNoStory() throws {
    let screen = card()
    #expect(throws: LayoutExplanation.Failure.nothingAt(CGPoint(x: 500, y: 0))) {
      try screen.graph.explanation(of: .point(CGPoint(x: 500, y: 0)))
    }
    #expect(throws: LayoutExplanation.Failure.noNode(path: "Table")) {
      try screen.graph.explanation(of: .path("Table"))
    }
  }

  @Test func whatHasScrolledAwayIsNotAtAPoint() throws {
    let screen = Screen(100, 100) {
      VStack(spacing: 0) {
        Color.green.frame(height: 20)
        ScrollView { Color.red.frame(height: 400) }
      }
    }
    screen.scroll(to: CGPoint(x: 0, y: 50))
    #expect(try story(screen, at: 50, 10).contains("ColorView"))
    #expect(!(try story(screen, at: 50, 10).contains("ScrollView")))
    #expect(try story(screen, at: 50, 60).contains("ScrollView"))
  }

  @Test func explainingLeavesTheLayoutAlone() throws {
    let screen = card()
    let before = screen.tree
    let cost = screen.cost { _ = try? screen.graph.explanation(of: .point(CGPoint(x: 9, y: 9))) }
    #expect(cost.evaluations == 0)
    #expect(screen.tree == before)
  }

  @Test func anExplanationSurvivesItsEncoding() throws {
    let explanation = try card().graph.explanation(of: .path("PaddingLayout/HStack"))
    let data = try JSONEncoder().encode(explanation)
    #expect(try JSONDecoder().decode(LayoutExplanation.self, from: data) == explanation)
  }
}

import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct ExplanationTests {
  private func tree(_ screen: Screen) throws -> String {
    try screen.graph.explanation().nodes.map { $0.line + "\n" }.joined()
  }

  private func story(_ screen: Screen, at x: CGFloat, _ y: CGFloat) throws -> String {
    try (screen.graph.explanation(of: .point(CGPoint(x: x, y: y))).story ?? [])
      .map { $0 + "\n" }.joined()
  }

  /// A card like those of the examples: a fixed icon, a text and a flexible view.
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

  /// A border is in front of its view, and covers its edge alone.
  @Test func aPointIsThatOfTheViewThatIsPaintedThere() throws {
    let screen = Screen(200, 100) {
      Text("abc").padding(8).overlay { Rectangle().strokeBorder(lineWidth: 2) }
    }
    let frame = try #require(
      screen.graph.explanation().nodes.first {
        $0.line.contains("stroke") || $0.line.contains("Rectangle")
      }
    ).line
    #expect(frame.contains("size 67×33, at 66.5,33.5"))
    func subject(_ x: CGFloat, _ y: CGFloat) throws -> String {
      let explanation = try screen.graph.explanation(of: .point(CGPoint(x: x, y: y)))
      return explanation.nodes[try #require(explanation.subject)].line
    }
    #expect(try subject(100, 50).contains("Text \"abc\""))
    #expect(try !subject(67, 50).contains("Text"))
    // Nothing is painted between the border and the text.
    #expect(try !subject(71, 50).contains("Text"))
  }

  @Test func everyNodeHasALine() throws {
    let text = try tree(card())
    #expect(
      text == """
        root  proposed 200×100, size 200×100, at 0,0
          .padding(8)  proposed 200×100, size 167×100, at 16.5,0
            HStack  proposed 184×84, size 151×84, at 24.5,8
              .frame(width: 30, height: 30)  proposed 54.667×84, size 30×30, at 24.5,35
                Color red  proposed 30×30, size 30×30, at 24.5,35
              Text "abc"  proposed 67×84, size 51×17, at 64.5,41.5
              .frame(maxWidth: 50)  proposed 83×84, size 50×84, at 125.5,8
                Color blue  proposed 50×84, size 50×84, at 125.5,8

        """)
  }

  @Test func guidesAreListedWhereTheyMatter() throws {
    let screen = Screen(200, 100) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a")
        Color.red.frame(width: 10, height: 10).alignmentGuide(.firstTextBaseline) { _ in 4 }
        VStack { Text("b") }
      }
    }
    let guides = try screen.graph.explanation().nodes.map {
      "\($0.kind) " + $0.guides.map { "\($0.name) \(formatted($0.value))" }.joined()
    }
    #expect(
      guides == [
        "root ", "HStack ", "Text firstTextBaseline 12.75",
        "alignmentGuide firstTextBaseline 4", "frame ", "Color ",
        "VStack firstTextBaseline 12.75", "Text ",
      ])
  }

  @Test func aStackExplainsItsDivision() throws {
    let text = try story(card(), at: 150, 50)
    #expect(
      text == """
        The screen is 200×100.
        .padding(8) is proposed 200×100 and takes 167×100.
          It keeps 16 of the width and 16 of the height for itself.
        HStack is proposed 184×84 and takes 151×84.
          Of the proposed width of 184, 20 is spacing and 164 is for 3 views, the least flexible first:
          - Color red (in .frame(width: 30, height: 30)), fixed at 30, is proposed 54.667 and takes 30; 134 remains.
          - Text "abc", flexible from 17 to 51, is proposed 67 and takes 51; 83 remains.
          → Color blue (in .frame(maxWidth: 50)), flexible from 0 to 50, is proposed 83 and takes 50; 33 remains.
        .frame(maxWidth: 50) is proposed 83×84 and takes 50×84.
          Its bounds change the proposed width from 83 to 50.
        Color blue is proposed 50×84 and takes 50×84.
          It takes all that is proposed.
        So it is 50×84, at 125.5,8 on the screen.

        """)
  }

  @Test func prioritiesDivideInTurn() throws {
    let screen = Screen(100, 40) {
      VStack(spacing: 4) {
        Color.red
        Color.green.frame(minHeight: 6).layoutPriority(1)
      }
    }
    let text = try story(screen, at: 50, 20)
    #expect(
      text == """
        The screen is 100×40.
        VStack is proposed 100×40 and takes 100×40.
          Of the proposed height of 40, 4 is spacing and 36 is for 2 views, the least flexible first:
          The group of priority 1 divides 36:
          → Color green (in .layoutPriority(1)), flexible from 6 to ∞, is proposed 36 and takes 36; 0 remains.
          The group of priority 0 divides 0:
          - Color red, flexible from 0 to ∞, is proposed 0 and takes 0; 0 remains.
        .layoutPriority(1) is proposed 100×36 and takes 100×36.
          It chooses its length before views of lower priority in its stack.
        Color green is proposed 100×36 and takes 100×36.
          It takes all that is proposed.
        So it is 100×36, at 0,4 on the screen.

        """)
  }

  @Test func modifiersExplainWhatTheyClamp() throws {
    let screen = Screen(100, 100) {
      Text("abcdefgh")
        .fixedSize(horizontal: true, vertical: false)
        .frame(width: 20)
        .padding(60)
        .background { Color.red }
    }
    let text = try story(screen, at: 50, 50)
    #expect(
      text == """
        The screen is 100×100.
        .padding(60) is proposed 100×100 and takes 140×137: 40 wider and 37 taller than proposed.
          It keeps 120 of the width, more than was proposed; its view is proposed 0.
          It keeps 120 of the height, more than was proposed; its view is proposed 0.
        .frame(width: 20) is proposed 0×0 and takes 20×17: 20 wider and 17 taller than proposed.
          Its width is 20 whatever is proposed; its view takes 136, overflowing by 116.
        .fixedSize(horizontal) is proposed 20×0 and takes 136×17: 116 wider and 17 taller than proposed.
          It proposes no width, so its view takes its ideal width, 136.
        Text "abcdefgh" is proposed nil×0 and takes 136×17: 17 taller than proposed.
          On one line it is 136 wide.
        So it is 136×17, at -18,41.5 on the screen.

        """)
  }

  @Test func backgroundsTakeTheSizeOfTheirView() throws {
    let screen = Screen(100, 100) {
      Color.blue.frame(width: 20, height: 20).offset(x: 30).background { Color.red }
    }
    let text = try story(screen, at: 41, 50)
    #expect(
      text == """
        The screen is 100×100.
        .background is proposed 100×100 and takes 20×20.
          It takes the size of Color blue (in .offset(x: 30, y: 0)) and proposes it to the overlay or background.
        Color red is proposed 20×20 and takes 20×20.
          It takes all that is proposed.
        So it is 20×20, at 40,40 on the screen.

        """)
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
    let explanation = try screen.graph.explanation(of: .path("ScrollView/VStack/Text"))
    #expect(
      (explanation.storyLines ?? []).joined(separator: "\n") == """
        ScrollView/VStack/Text[1]
        The screen is 100×100.
        ScrollView is proposed 100×100 and takes 17×100.
          It does not scroll horizontally; its width is that of its content, 17.
          It proposes no height to its content, which takes 34, all visible.
        VStack is proposed 100×nil and takes 17×34.
          It is proposed no height, so every view takes its ideal height, with 0 of spacing in total:
          → Text "a" takes 17.
          - Text "b" takes 17.
        Text "a" is proposed 100×nil and takes 17×17.
          On one line it is 17 wide.
        So it is 17×17, at 41.5,0 on the screen.
        This is the first of 2 views with this path; the next is ScrollView/VStack/Text[2].
        """)
  }

  @Test func missingSubjectsThrow() throws {
    let screen = card()
    #expect(throws: LayoutExplanation.Failure.nothingAt(CGPoint(x: 500, y: 0))) {
      try screen.graph.explanation(of: .point(CGPoint(x: 500, y: 0)))
    }
    let nearest = ["padding/HStack/Text"]
    #expect(throws: LayoutExplanation.Failure.noNode(path: "padding/Text", nearest: nearest)) {
      try screen.graph.explanation(of: .path("padding/Text"))
    }
  }

  @Test func clippedContentIsNotFoundAtAPoint() throws {
    let screen = Screen(100, 100) {
      VStack(spacing: 0) {
        Color.green.frame(height: 20)
        ScrollView { Color.red.frame(height: 400) }
      }
    }
    screen.scroll(to: CGPoint(x: 0, y: 50))
    let above = try story(screen, at: 50, 10)
    #expect(above.hasSuffix("So it is 100×20, at 0,0 on the screen.\n"))
    let inside = try story(screen, at: 50, 60)
    #expect(inside.hasSuffix("So it is 100×400, at 0,-30 on the screen.\n"))
  }

  @Test func explainingLeavesTheLayoutAlone() throws {
    let screen = card()
    let before = screen.tree
    let cost = screen.cost { _ = try? screen.graph.explanation(of: .point(CGPoint(x: 9, y: 9))) }
    #expect(cost.evaluations == 0)
    #expect(screen.tree == before)
  }
}

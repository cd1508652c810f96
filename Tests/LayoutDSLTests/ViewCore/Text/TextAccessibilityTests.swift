import LayoutDSL
import SystemIntegration
import Testing

@testable import ViewCore

@MainActor struct TextAccessibilityTests {
  @Test func aTextWithALabelIsStillAText() {
    let text: Text = Text(verbatim: "3 ") + Text(verbatim: "km").accessibilityLabel("kilometres")
    let screen = Screen(200, 50) { text }
    #expect(screen.graph.screenElements().map(\.label) == ["3 kilometres"])
    #expect(screen.tree.contains("\"3 km\""))
    #expect(screen.graph.node(knownAs: "3 kilometres") != nil)
    #expect(screen.graph.node(knownAs: "3 km") != nil)
  }

  @Test func joinedTextsWithALabelAreReadOnce() {
    let text = (Text(verbatim: "a") + Text(verbatim: "b")).accessibilityLabel(Text(verbatim: "c"))
    #expect(text.spokenString == "c")
  }

  @Test func aHeadingHasItsTrait() {
    let text: Text = Text(verbatim: "a").accessibilityHeading(.h2)
      .accessibilityTextContentType(.narrative)
    let screen = Screen(200, 50) { text }
    #expect(screen.graph.screenElements().map(\.traits) == [["static text", "header"]])
  }
}

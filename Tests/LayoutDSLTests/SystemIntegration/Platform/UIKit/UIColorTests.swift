import LayoutDSL
import SystemIntegration
import Testing

@testable import ViewCore

struct UIColorTests {
  @Test func semanticColoursFollowTheAppearance() {
    let dark = ColorContext(colorScheme: .dark)
    let background = Color(.secondarySystemBackground)
    #expect(background.resolved(in: ColorContext()).description == "#F2F2F7FF")
    #expect(background.resolved(in: dark).description == "#1C1C1EFF")
    #expect(Color(uiColor: .systemRed).resolved(in: dark) == Color.red.resolved(in: dark))
    #expect(Color(.systemGray4).resolved(in: ColorContext()).description == "#D1D1D6FF")
    #expect(Color(.label) == .primary)
  }

  @Test func fixedColours() {
    let color = Color(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(color == Color(UIColor.orange))
    let faded = Color(UIColor.secondaryLabel.withAlphaComponent(0.25))
    #expect(faded.resolved(in: ColorContext()).opacity == 0.25)
    #expect(faded.description == "25% secondary")
  }
}

import LayoutDSL
import Testing

@testable import ViewCore

struct SmallCapitalsTests {
  private func runs(_ font: Font) -> [ResolvedText.Run] {
    TextResolution(Text("Ab 1").font(font), in: EnvironmentValues(), services: nil).text.runs
  }

  @Test func systemFontUsesScaledCapitals() {
    let small: CGFloat = 10 * 0.78
    let all = runs(.system(size: 10).smallCaps())
    #expect(all.map(\.string) == ["AB", " 1"])
    #expect(all.map(\.font.size) == [small, 10])
    #expect(all[0].lineFont?.size == 10)
    let lower = runs(.system(size: 10).lowercaseSmallCaps())
    #expect(lower.map(\.string) == ["A", "B", " 1"])
    #expect(lower.map(\.font.size) == [10, small, 10])
    #expect(lower.allSatisfy { !$0.font.hasLowercaseSmallCaps })
  }

  @Test func customFontsUseTheirOwnSmallCapitals() {
    let own = runs(.custom("Own", size: 10).smallCaps())
    #expect(own.map(\.string) == ["Ab 1"] && own[0].font.hasLowercaseSmallCaps)
  }
}

import LayoutDSL
import Testing

@testable import ViewCore

struct FontResolvedTests {
  @Test func aFontHasThePropertiesOfItsContext() {
    var environment = EnvironmentValues()
    let body = Font.default.resolve(in: environment.fontResolutionContext)
    #expect(body.pointSize == 17 && body.weight == .regular && !body.isBold)
    environment.dynamicTypeSize = .accessibility1
    let large = Font.body.resolve(in: environment.fontResolutionContext)
    #expect(large.pointSize > 17)
  }

  @Test func traitsAreKept() {
    let font = Font.system(size: 20, weight: .heavy, design: .monospaced).italic().width(.condensed)
      .lowercaseSmallCaps().leading(.loose)
    let resolved = font.resolve(in: EnvironmentValues().fontResolutionContext)
    #expect(resolved.pointSize == 20 && resolved.weight == .heavy && resolved.isBold)
    #expect(resolved.isItalic && resolved.isMonospaced && resolved.width == .condensed)
    #expect(resolved.isLowercaseSmallCaps && !resolved.isUppercaseSmallCaps)
    #expect(!resolved.isSmallCaps && resolved.leading == .loose)
  }

  @Test func boldTextMakesFontsBold() {
    var environment = EnvironmentValues()
    environment.legibilityWeight = .bold
    #expect(Font.body.resolve(in: environment.fontResolutionContext).isBold)
  }
}

import Foundation
import LayoutDSL
import Testing

@Suite struct FontTests {
  @Test func textStylesFollowDynamicType() {
    #expect(Font.body.request(for: .large).size == 17)
    #expect(Font.body.request(for: .accessibility5).size == 53)
    #expect(Font.caption2.request(for: .xSmall).size == 11)
    #expect(Font.system(size: 17).request(for: .accessibility5).size == 17)
  }

  @Test func leadingIsPitchMinusLineHeight() {
    #expect(abs(Font.body.request(for: .large).leading - (22 - 17 * 2444 / 2048)) < 1e-9)
    #expect(Font.system(size: 17).request(for: .large).leading == 0)
    #expect(Font.system(size: 17).leading(.loose).request(for: .large).leading == 2)
    let tight = Font.body.leading(.tight).request(for: .large).leading
    #expect(abs(tight - (20 - 17 * 2444 / 2048)) < 1e-9)
  }

  @Test(arguments: [
    (Font.largeTitle, 700), (.title, 700), (.title2, 700), (.title3, 600), (.headline, 600),
    (.body, 600), (.caption2, 600), (.system(size: 20), 600),
  ])
  func boldTraitWeightDependsOnTheStyle(font: Font, weight: Int) {
    #expect(font.bold().request(for: .large).weight == weight)
  }

  @Test func explicitWeightOverridesTheBoldTrait() {
    #expect(Font.body.bold().weight(.light).request(for: .large).weight == 300)
    #expect(Font.headline.weight(.regular).bold().request(for: .large).weight == 400)
    #expect(Font.headline.request(for: .large).weight == 600)
  }

  @Test func customFontsScaleWithTheirTextStyle() {
    let relative = Font.custom("Abel", size: 20)
    #expect(relative.request(for: .large).size == 20)
    #expect(abs(relative.request(for: .xxxLarge).size - 20.0 * 23 / 17) < 1e-9)
    #expect(Font.custom("Abel", fixedSize: 20).request(for: .xxxLarge).size == 20)
    #expect(relative.request(for: .large).family == .named("Abel"))
  }

  @Test func traitsReachTheRequest() {
    let request = Font.body.italic().monospacedDigit().smallCaps().monospaced()
      .request(for: .large)
    #expect(request.isItalic && request.hasMonospacedDigits && request.hasLowercaseSmallCaps)
    #expect(request.family == .system(.monospaced))
  }
}

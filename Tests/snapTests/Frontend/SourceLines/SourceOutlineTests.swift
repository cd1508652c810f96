import Testing

@testable import snap

struct SourceOutlineTests {
  private let function = SourceOutline.Extension(
    type: "View",
    parameters: [
      .init(label: nil, hasDefault: false), .init(label: "size", hasDefault: true),
      .init(label: "content", hasDefault: true),
    ], pattern: .anything)

  private func call(_ labels: [SourcePattern.Label]?) -> SourcePattern.Modifier {
    SourcePattern.Modifier(
      name: "card", labels: labels, line: nil, base: .anything, contents: [])
  }

  private func argument(_ label: String?) -> SourcePattern.Label {
    .init(text: label, isClosure: false)
  }

  private let closure = SourcePattern.Label(text: nil, isClosure: true)

  @Test func aCallFitsIfItsLabelsDo() {
    #expect(function.fits(call([argument(nil)])))
    #expect(function.fits(call([argument(nil), argument("size")])))
    #expect(function.fits(call([argument(nil), argument("size"), closure])))
    #expect(!function.fits(call([])))
    #expect(!function.fits(call([argument("size")])))
    #expect(!function.fits(call([argument(nil), argument("width")])))
    #expect(!function.fits(call([argument(nil), argument("size"), argument("size")])))
  }

  @Test func aPropertyIsNoCall() {
    let property = SourceOutline.Extension(type: "View", parameters: nil, pattern: .anything)
    #expect(property.fits(call(nil)))
    #expect(!property.fits(call([])))
    #expect(!function.fits(call(nil)))
  }
}

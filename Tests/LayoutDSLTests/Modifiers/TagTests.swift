import Testing

@testable import LayoutDSL

@MainActor
struct TagTests {
  private func values<Content: View>(_ content: Content) -> ContainerValues? {
    Screen { content.probe("view") }.node("view")?.containerValues
  }

  @Test func tagIsFoundByTypeAndValue() {
    let values = values(Color.red.tag(3))
    #expect(values?.tag(for: Int.self) == 3)
    #expect(values?.tag(for: String.self) == nil)
    #expect(values?.hasTag(3) == true)
    #expect(values?.hasTag("3") == false)
    #expect(self.values(Color.red)?.hasTag(3) == false)
  }

  @Test func tagMatchesOptionals() {
    #expect(values(Color.red.tag(3))?.hasTag(Int?.some(3)) == true)
    #expect(values(Color.red.tag(3, includeOptional: false))?.hasTag(Int?.some(3)) == false)
    #expect(values(Color.red.tag(Int?.none))?.hasTag(Int?.none) == true)
  }
}

import LayoutDSL
import Testing

@Suite struct DynamicTypeSizeTests {
  @Test func sizesAreOrdered() {
    #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted())
    #expect(DynamicTypeSize.xSmall < .large)
  }

  @Test func accessibilitySizesComeLast() {
    #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
    #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
  }
}

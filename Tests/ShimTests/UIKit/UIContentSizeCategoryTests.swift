import Testing
import UIKit

struct UIContentSizeCategoryTests {
  @Test func sizesAreOrdered() {
    #expect(UIContentSizeCategory.small < .large && .accessibilityMedium >= .extraLarge)
    #expect(UIContentSizeCategory.unspecified < .extraSmall)
    #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil)
  }
}

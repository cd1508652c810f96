import SwiftUI
import Testing
import UIKit

struct UIContentSizeCategoryTests {
  @Test func sizesAreOrdered() {
    #expect(UIContentSizeCategory.small < .large && .accessibilityMedium >= .extraLarge)
    #expect(UIContentSizeCategory.unspecified < .extraSmall)
    #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil)
  }

  @Test @MainActor func viewsWithTextFollowTheSize() {
    let views: [any UIContentSizeCategoryAdjusting] = [UILabel(), UITextField(), UITextView()]
    for view in views { view.adjustsFontForContentSizeCategory = true }
    for view in views { #expect(view.adjustsFontForContentSizeCategory) }
  }
}

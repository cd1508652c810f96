import Testing
import UIKit

@Suite struct UITraitCollectionValuesTests {
  @Test func theLastValueOfATraitCounts() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .extraLarge),
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
      UITraitCollection(userInterfaceStyle: .unspecified),
    ])
    #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.layoutDirection == .unspecified)
  }

  @Test func aFunctionSetsTraits() {
    let traits = UITraitCollection {
      $0.layoutDirection = .rightToLeft
      $0.legibilityWeight = .bold
      $0.displayScale = 3
      $0.userInterfaceIdiom = .pad
    }
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.legibilityWeight == .bold)
    #expect(traits.displayScale == 3)
    #expect(traits.userInterfaceIdiom == .pad)
    let compact = traits.modifyingTraits { $0.horizontalSizeClass = .compact }
    #expect(compact.horizontalSizeClass == .compact)
    #expect(compact.layoutDirection == .rightToLeft)
  }
}

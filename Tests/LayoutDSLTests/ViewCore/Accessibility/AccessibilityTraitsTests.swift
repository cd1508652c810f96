import LayoutDSL
import Testing

@testable import ViewCore

@Suite struct AccessibilityTraitsTests {
  @Test func traitsFormSets() {
    var traits: AccessibilityTraits = [.isButton, .isSelected]
    #expect(traits.contains(.isButton) && !traits.contains(.isHeader))
    #expect(traits.union(.isHeader).description == "isButton, isHeader, isSelected")
    #expect(traits.intersection([.isSelected, .isLink]) == .isSelected)
    #expect(traits.symmetricDifference([.isSelected, .isLink]) == [.isButton, .isLink])
    #expect(traits.remove(.isButton) == .isButton)
    #expect(traits.remove(.isButton) == nil)
    #expect(traits.insert(.isToggle).inserted)
    #expect(traits.update(with: .isToggle) == .isToggle)
    #expect(traits == [.isSelected, .isToggle])
    #expect(AccessibilityTraits().description == "")
  }
}

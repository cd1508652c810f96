import Testing
import UIKit

struct UIColorAccessibilityNameTests {
  @Test func aColourIsNamedByItsLightnessAndHue() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1).accessibilityName == "red")
    #expect(UIColor(red: 0, green: 0, blue: 0.4, alpha: 1).accessibilityName == "dark blue")
    #expect(UIColor(red: 0.7, green: 1, blue: 0.7, alpha: 1).accessibilityName == "light green")
    #expect(UIColor(white: 0, alpha: 1).accessibilityName == "black")
    #expect(UIColor(white: 0.6, alpha: 1).accessibilityName == "gray")
    #expect(UIColor(white: 1, alpha: 1).accessibilityName == "white")
    #expect(UIColor(white: 1, alpha: 0).accessibilityName == "clear")
  }
}

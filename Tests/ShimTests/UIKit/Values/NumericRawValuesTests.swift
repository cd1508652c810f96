import Testing
import UIKit

struct NumericRawValuesTests {
  @Test func prioritiesAreNumbers() {
    var priority = UILayoutPriority.required
    priority -= 1
    #expect(priority.rawValue == 999 && priority < .required)
    priority += 1
    #expect(priority == .required && priority - 250 == .defaultHigh)
    #expect(UILayoutPriority.defaultHigh - .defaultLow == 500)
  }

  @Test func levelsAreNumbers() {
    #expect((UIWindow.Level.alert + 1).rawValue == 2001 && UIWindow.Level.normal < .statusBar)
  }
}

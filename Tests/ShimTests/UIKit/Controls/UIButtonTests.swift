import Testing
import UIKit

@MainActor struct UIButtonTests {
  @Test func theNormalTitleIsThatOfTheConfiguration() {
    let button = UIButton(configuration: .filled())
    button.setTitle("Save", for: .normal)
    button.setTitle("Saving", for: .highlighted)
    #expect(button.configuration?.title == "Save")
  }
}

import Testing
import UIKit

@MainActor struct UIButtonTests {
  @Test func theNormalTitleIsThatOfTheConfiguration() {
    let button = UIButton(configuration: .filled())
    button.setTitle("Save", for: .normal)
    button.setTitle("Saving", for: .highlighted)
    #expect(button.configuration?.title == "Save")
  }

  @Test func theInsetsOfAConfigurationFollowItsSize() {
    var configuration = UIButton.Configuration.filled()
    #expect(configuration.contentInsets.leading == 12)
    configuration.buttonSize = .large
    #expect(configuration.contentInsets.leading == 20)
    configuration.contentInsets = .zero
    configuration.buttonSize = .small
    #expect(configuration.contentInsets == .zero)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets.top == 5)
  }

  @Test func aButtonOfASystemTypeHasItsSymbol() {
    #expect(UIButton(type: .contactAdd).currentImage?.isSymbolImage == true)
    #expect(UIButton(type: .system).currentImage == nil)
  }
}

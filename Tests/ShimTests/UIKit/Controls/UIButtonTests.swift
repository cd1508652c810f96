import SwiftUI
import Testing

private struct Shown: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

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

  @Test func allOfAButtonTakesTaps() throws {
    for type in [UIButton.ButtonType.custom, .system] {
      let button = UIButton(type: type)
      var count = 0
      button.setTitle("B", for: .normal)
      button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
      let host = try ViewHost(size: CGSize(width: 160, height: 60)) { Shown(view: button) }
      host.tap(at: CGPoint(x: 3, y: 3))
      host.tap(at: CGPoint(x: 157, y: 57))
      #expect(count == 2)
    }
  }

  @Test func aButtonOfASystemTypeHasItsSymbol() {
    #expect(UIButton(type: .contactAdd).currentImage?.isSymbolImage == true)
    #expect(UIButton(type: .system).currentImage == nil)
  }

  // Measurements.md#button-tinted-fill
  @Test(arguments: [(.light, 217), (.dark, 64)] as [(ColorScheme, UInt8)])
  func aTintedButtonIsDarkerOnABlackScreen(scheme: ColorScheme, red: UInt8) throws {
    var configuration = UIButton.Configuration.tinted()
    configuration.baseBackgroundColor = scheme == .dark ? .white : .black
    let button = UIButton(configuration: configuration)
    let host = try ViewHost(size: CGSize(width: 60, height: 40), colorScheme: scheme) {
      ZStack {
        scheme == .dark ? Color.black : .white
        Shown(view: button)
      }
    }
    let picture = try host.render()
    let middle = (picture.height / 2 * picture.width + picture.width / 2) * 4
    #expect(picture.bytes[middle] == red)
  }
}

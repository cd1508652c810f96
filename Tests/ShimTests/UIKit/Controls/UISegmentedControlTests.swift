import SwiftUI
import Testing

private struct Shown<Content: UIView>: UIViewRepresentable {
  let make: @MainActor () -> Content
  func makeUIView(context: Context) -> Content { make() }
  func updateUIView(_ uiView: Content, context: Context) {}
}

@MainActor struct UISegmentedControlTests {
  private func picture(_ make: @escaping @MainActor () -> some UIView) throws -> Pixmap {
    try ViewHost(size: CGSize(width: 200, height: 32)) { Shown(make: make) }.render()
  }

  @Test func theSelectedSegmentHasItsTint() throws {
    let picture = try picture {
      let control = UISegmentedControl(items: ["", ""])
      control.selectedSegmentIndex = 1
      control.selectedSegmentTintColor = .blue
      return control
    }
    #expect(picture[150, 16].blue == 255 && picture[150, 16].red == 0)
    #expect(picture[50, 16].red > 200)
  }

  @Test func aMomentaryControlShowsNoSelection() throws {
    let picture = try picture {
      let control = UISegmentedControl(items: ["", ""])
      control.selectedSegmentIndex = 1
      control.selectedSegmentTintColor = .blue
      control.isMomentary = true
      return control
    }
    #expect(picture[150, 16].red > 200)
  }

  @Test func aSwitchHasTheTintOfItsThumb() throws {
    let picture = try ViewHost(size: CGSize(width: 60, height: 40)) {
      Shown {
        let control = UISwitch()
        control.isOn = true
        control.thumbTintColor = .black
        return control
      }
      .fixedSize()
    }.render()
    let blacks = (0..<60).filter { picture[$0, 20].red < 40 && picture[$0, 20].green < 40 }
    #expect(blacks.count > 15)
  }
}

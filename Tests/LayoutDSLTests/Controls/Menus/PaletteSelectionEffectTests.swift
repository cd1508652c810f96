import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct PaletteSelectionEffectTests {
  private func palette(_ effect: PaletteSelectionEffect?) -> Screen {
    Screen(300, 100) {
      Picker("Label", selection: .constant(1)) {
        Image(systemName: "10x10").tag(1)
        Image(systemName: "10x10").tag(2)
      }
      .pickerStyle(.palette)
      .paletteSelectionEffect(effect ?? .automatic)
    }
  }

  @Test func onlyTheAutomaticEffectHasABackground() {
    #expect(palette(nil).fills(of: .white).count == 1)
    #expect(palette(.custom).fills(of: .white) == [])
    #expect(palette(.symbolVariant(.fill)).fills(of: .white) == [])
  }

  @Test func theSelectedOptionHasTheVariant() {
    struct Option: View {
      @Environment(\.symbolVariants) private var variants
      var body: some View { Color.red.probe(variants.contains(.fill) ? "filled" : "plain") }
    }
    let screen = Screen(300, 100) {
      Picker("Label", selection: .constant(2)) {
        Option().tag(1)
        Option().tag(2)
      }
      .pickerStyle(.palette)
      .paletteSelectionEffect(.symbolVariant(.fill))
    }
    #expect(screen.probes == ["plain", "filled"])
  }
}

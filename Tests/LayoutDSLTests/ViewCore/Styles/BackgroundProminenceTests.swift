import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct BackgroundProminenceTests {
  private struct Values: View {
    @Environment(\.backgroundProminence) private var prominence
    @Environment(\.backgroundMaterial) private var material
    @Environment(\.materialActiveAppearance) private var appearance

    var body: some View {
      let isSet = prominence == .increased && material == .thin && appearance == .inactive
      Color.red.probe(isSet ? "set" : "not set")
    }
  }

  @Test func valuesReachTheViews() {
    #expect(Screen { Values() }.probes == ["not set"])
    let screen = Screen {
      Values().environment(\.backgroundProminence, .increased)
        .environment(\.backgroundMaterial, .thin).materialActiveAppearance(.inactive)
    }
    #expect(screen.probes == ["set"])
    #expect(screen.tree.contains("materialActiveAppearance inactive"))
  }

  @Test func materialsLookTheSameInFrontAndBehind() {
    let material = Material.regular.materialActiveAppearance(.inactive)
    #expect(material == .regular)
  }
}

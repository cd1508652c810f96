import SwiftUI
import Testing
import TipKit

@MainActor struct TipUIViewTests {
  private struct Star: Tip {
    var id = "uikit-star"
    var title: Text { Text("Star") }
  }

  private struct Shown: UIViewRepresentable {
    func makeUIView(context: Context) -> TipUIView { TipUIView(Star()) }
    func updateUIView(_ uiView: TipUIView, context: Context) {}
  }

  @Test func aTipIsShownInUIKit() throws {
    try? Tips.configure()
    let host = try ViewHost(size: CGSize(width: 300, height: 200)) { Shown() }
    let picture = try host.render()
    #expect((0..<200).contains { y in (0..<300).contains { picture[$0, y].red < 250 } })
  }
}

import SwiftUI
import Testing

@MainActor struct UIScreenTests {
  @Test func theScreenIsThatOfTheView() throws {
    struct Half: View {
      var body: some View {
        Color.red.frame(width: UIScreen.main.bounds.width / 2, height: UIScreen.main.scale)
      }
    }
    let host = try ViewHost(size: CGSize(width: 60, height: 40), scale: 2) { Half() }
    let picture = try host.render()
    #expect((0..<120).count { picture[$0, 40].green < 128 } == 60)
    #expect(UIScreen.main.bounds.size == CGSize(width: 393, height: 852))
  }
}

import Foundation
import LayoutDSL
import Render
import Testing

@MainActor struct ViewHostEventsTests {
  private struct Player: View {
    @State private var grey = 0.0

    var body: some View {
      Color(white: grey)
        .overlay { Button("Play") { grey = 0.2 }.keyboardShortcut("p") }
        .onOpenURL { if $0.path == "/white" { grey = 1 } }
        .onKeyPress(.space) {
          grey = 0.4
          return .handled
        }
        .onKeyPress(characters: .decimalDigits) { press in
          grey = press.characters == "6" ? 0.6 : 0
          return .handled
        }
    }
  }

  private func grey(_ event: (ViewHost) -> Bool) throws -> UInt8? {
    let host = try ViewHost(size: CGSize(width: 50, height: 50)) { Player() }
    guard event(host) else { return nil }
    return try host.render()[1, 1].red
  }

  @Test func aURLReachesTheActionsOfTheScreen() throws {
    let url = try #require(URL(string: "https://a.b/white"))
    #expect(try grey { $0.open(url) } == 255)
    let host = try ViewHost(size: CGSize(width: 50, height: 50)) { Color.red }
    #expect(!host.open(url))
  }

  @Test func aKeyReachesActionsBeforeShortcuts() throws {
    #expect(try grey { $0.press(.space) } == 102)
    #expect(try grey { $0.press("6") } == 153)
    #expect(try grey { $0.press("p", modifiers: .command) } == 51)
    #expect(try grey { $0.press("p") } == nil)
    #expect(try grey { $0.press(.escape) } == nil)
  }
}

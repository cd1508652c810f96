import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct LinkTests {
  @Test func opensItsURL() throws {
    let journal = Journal()
    let url = try #require(URL(string: "https://example.org/a"))
    nonisolated(unsafe) let notes = journal
    let screen = Screen {
      Link("aaa", destination: url)
        .environment(
          \.openURL,
          OpenURLAction { url in
            notes.note(url.absoluteString)
            return .handled
          })
    }
    screen.tap(50, 50)
    #expect(journal.entries == ["https://example.org/a"])
  }

  @Test func withoutAnActionATapDoesNothing() throws {
    var accepted: [Bool] = []
    let url = try #require(URL(string: "https://example.org/a"))
    EnvironmentValues().openURL(url) { accepted.append($0) }
    #expect(accepted == [false])
  }
}

import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct RedactedTests {
  private func prepared<Content: View>(@ViewBuilder _ content: () -> Content) -> [ResolvedText] {
    Screen(200, 200, content: content).text.prepared
  }

  @Test func placeholdersReplaceText() {
    #expect(prepared { Text("a").redacted(reason: .placeholder) }.map(\.isPlaceholder) == [true])
    #expect(prepared { Text("a").redacted(reason: .privacy) }.map(\.isPlaceholder) == [false])
    let mixed = prepared {
      VStack {
        Text("a"); Text("b").unredacted()
      }.redacted(reason: .placeholder)
    }
    #expect(mixed.map(\.isPlaceholder) == [true, false])
  }

  @Test func privacyRedactsSensitiveViews() {
    func shows<Content: View>(@ViewBuilder _ content: () -> Content) -> Bool {
      Screen(200, 200, content: content).list == Screen(200, 200) { Text("a") }.list
    }
    #expect(shows { Text("a").redacted(reason: .privacy) })
    #expect(!shows { Text("a").privacySensitive().redacted(reason: .privacy) })
    #expect(shows { Text("a").privacySensitive() })
    #expect(!shows { Text("a").privacySensitive().redacted(reason: .privacy).unredacted() })
  }

  @Test func viewsCanReadTheReasons() {
    struct Reader: View {
      @Environment(\.redactionReasons) private var reasons
      var body: some View {
        Color.red.frame(width: reasons.contains(.placeholder) ? 10 : 20, height: 5).probe("a")
      }
    }
    #expect(Screen(100, 100) { Reader().redacted(reason: .placeholder) }.frame("a").width == 10)
    #expect(Screen(100, 100) { Reader() }.frame("a").width == 20)
  }
}

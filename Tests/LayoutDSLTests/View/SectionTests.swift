import Foundation
import Testing

@testable import LayoutDSL

@MainActor struct SectionTests {
  @Test func headerContentAndFooterFollowOneAnother() {
    let screen = Screen {
      HStack(spacing: 0) {
        Section {
          Color.red.frame(width: 10, height: 10).probe("content")
        } header: {
          Color.blue.frame(width: 20, height: 10).probe("header")
        } footer: {
          Color.green.frame(width: 30, height: 10).probe("footer")
        }
      }
    }
    #expect(screen.probes == ["header", "content", "footer"])
    #expect(screen.frame("content").minX == screen.frame("header").maxX)
    #expect(screen.frame("footer").minX == screen.frame("content").maxX)
  }

  @Test func aTitleIsAHeader() {
    let screen = Screen {
      VStack(spacing: 0) { Section("Title") { Color.red.frame(height: 10).probe("content") } }
    }
    #expect(screen.frame("content").minY > 45)
  }
}

import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct LinkAreasTests {
  private let url = URL(string: "https://example.com")

  @Test func aLinkHasTheFrameOfItsButton() throws {
    let url = try #require(url)
    let screen = Screen(100, 60) {
      Link(destination: url) { Color.red.frame(width: 40, height: 20) }
    }
    #expect(
      screen.graph.linkAreas() == [LinkArea(frame: CGRect(30, 20, 40, 20), url: url)])
  }

  @Test func aScrollViewClipsItsLinks() throws {
    let url = try #require(url)
    let screen = Screen(100, 60) {
      ScrollView {
        Link(destination: url) { Color.red.frame(width: 40, height: 80) }
        Link(destination: url) { Color.red.frame(width: 40, height: 80) }
      }
    }
    #expect(screen.graph.linkAreas().map(\.frame) == [CGRect(30, 0, 40, 60)])
  }

  @Test func invisibleLinksHaveNoArea() throws {
    let url = try #require(url)
    let screen = Screen(100, 60) {
      Link(destination: url) { Color.red.frame(width: 40, height: 20) }.opacity(0)
    }
    #expect(screen.graph.linkAreas().isEmpty)
  }
}

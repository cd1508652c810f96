import SwiftUI
import Testing
import WebKit

@MainActor struct WebPageTests {
  @Test func aViewOfAPageHasItsAddress() throws {
    let page = WebPage()
    page.load(URLRequest(url: try #require(URL(string: "https://example.com/a"))))
    page.load(nil)
    #expect(page.url?.path == "/a")
    let host = try ViewHost(size: CGSize(width: 300, height: 100)) { WebView(page) }
    #expect(host.layoutTree().contains("example.com"))
  }
}

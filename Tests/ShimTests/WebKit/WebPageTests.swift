import SwiftUI
import Testing
import WebKit

@MainActor struct WebPageTests {
  @Test func aViewOfAPageHasItsAddress() throws {
    let page = WebPage()
    page.load(URLRequest(url: try #require(URL(string: "https://example.com/a"))))
    page.load(nil as URL?)
    #expect(page.url?.path == "/a")
    let host = try ViewHost(size: CGSize(width: 300, height: 100)) { WebView(page) }
    #expect(host.layoutTree().contains("example.com"))
  }

  @Test func aPageWithADeciderLoadsNothing() async throws {
    struct Decider: WebPage.NavigationDeciding {
      func decidePolicy(
        for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
      ) async -> WKNavigationActionPolicy {
        preferences.allowsContentJavaScript = false
        return action.request.url == nil ? .cancel : .allow
      }
    }
    var configuration = WebPage.Configuration()
    configuration.defaultNavigationPreferences.preferredContentMode = .mobile
    let page = WebPage(configuration: configuration, navigationDecider: Decider())
    var steps = 0
    let address = try #require(URL(string: "https://example.com/b"))
    for try await _ in page.load(address) { steps += 1 }
    for try await _ in page.navigations { steps += 1 }
    #expect(steps == 0 && page.url?.path == "/b" && page.backForwardList.backList.isEmpty)
    await #expect(throws: WKError.self) { try await page.callJavaScript("1") }
  }

  @Test func theSchemesOfTheSystemAreNotTheApps() {
    #expect(URLScheme("app")?.rawValue == "app")
    #expect(URLScheme("https") == nil && URLScheme("a:b") == nil && URLScheme("") == nil)
  }
}

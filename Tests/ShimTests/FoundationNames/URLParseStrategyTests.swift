import Foundation
import FoundationNames
import Testing

struct URLParseStrategyTests {
  @Test func aStyleReadsURLs() throws {
    let style = URL.FormatStyle()
    #expect(
      try style.parseStrategy.parse(" https://a.b/c ").absoluteString == "https://a.b/c")
    #expect(throws: CocoaError.self) { try style.parseStrategy.parse("a.b") }
    #expect(try URL("https://a.b", strategy: .url).host() == "a.b")
  }

  @Test func partsHaveDefaults() throws {
    let strategy = URL.ParseStrategy.url.scheme(.defaultValue("http")).port(.defaultValue(80))
    #expect(try strategy.parse("//a.b/c").absoluteString == "http://a.b:80/c")
    #expect(throws: CocoaError.self) { try strategy.query(.required).parse("https://a.b") }
  }
}

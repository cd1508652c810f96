import Foundation
import FoundationNames
import Testing

struct URLFormatStyleTests {
  private func text(_ url: String, _ style: URL.FormatStyle) throws -> String {
    try #require(URL(string: url)).formatted(style)
  }

  @Test func subdomainsAreOmitted() throws {
    let page = "http://www.example.com:8080/path/to/file.txt"
    let short = URL.FormatStyle.url.scheme(.never).host(.omitSpecificSubdomains(["www"]))
    #expect(try text(page, short.port(.never)) == "example.com/path/to/file.txt")
    #expect(try text("https://docs.example.com/a", short) == "docs.example.com/a")
    let deep = short.host(.omitSpecificSubdomains(includeMultiLevelSubdomains: true))
    #expect(try text("https://api.code.developer.example.com", deep) == "developer.example.com")
    let mail = short.host(
      .omitSpecificSubdomains(["www"], when: .scheme, matches: ["https"]))
    #expect(try text("http://www.a.com", mail) == "www.a.com")
    #expect(try text("https://www.a.com", mail) == "a.com")
  }

  @Test func partsDependOnOtherParts() throws {
    let style = URL.FormatStyle.url.path(.displayWhen(.host, matches: ["a.com"]))
      .query(.omitWhen(.scheme, matches: ["http"])).host(.omitWhen(.path, matches: ["/b"]))
    #expect(try text("https://a.com/c?d=1", style) == "https://a.com/c?d=1")
    #expect(try text("http://x.com/b?d=1", style) == "http://")
    #expect(try text("https://a.com:80/c", .url) == "https://a.com/c")
  }
}

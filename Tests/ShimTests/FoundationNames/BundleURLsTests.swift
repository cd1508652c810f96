import FoundationNames
import Foundation
import Testing

struct BundleURLsTests {
  @Test func filesAreURLs() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bundle-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appendingPathComponent("a.design.md"))
    let bundle = try #require(Bundle(url: folder))
    let urls: [URL] = bundle.urls(forResourcesWithExtension: "md", subdirectory: nil) ?? []
    #expect(urls.map(\.lastPathComponent) == ["a.design.md"])
  }
}

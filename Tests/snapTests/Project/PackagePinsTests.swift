import Foundation
import Testing

@testable import snap

struct PackagePinsTests {
  private func pins(_ text: String) throws -> [PackagePins.Pin]? {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let project = folder.url.appending(path: "App.xcodeproj")
    let place = project.appending(path: "project.xcworkspace/xcshareddata/swiftpm")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place.appending(path: "Package.resolved"))
    return try PackagePins(of: project)?.pins
  }

  @Test func bothFormsHaveAddressesAndRevisions() throws {
    let expected = [
      PackagePins.Pin(location: "https://example.com/a/swift-sizes.git", revision: "0123456789ab")
    ]
    #expect(
      try pins(
        """
        {"version": 1, "object": {"pins": [{"package": "Sizes",
          "repositoryURL": "https://example.com/a/swift-sizes.git",
          "state": {"branch": null, "revision": "0123456789ab", "version": "1.0.0"}}]}}
        """) == expected)
    #expect(
      try pins(
        """
        {"version": 3, "originHash": "x", "pins": [{"identity": "swift-sizes",
          "kind": "remoteSourceControl", "location": "https://example.com/a/swift-sizes.git",
          "state": {"revision": "0123456789ab", "version": "1.0.0"}},
          {"identity": "a.b", "kind": "registry", "location": "", "state": {"version": "1.0.0"}}]}
        """) == expected)
    #expect(expected[0].folderName == "swift-sizes")
  }

  @Test(arguments: ["", "{}", #"{"version": 4, "pins": []}"#, #"{"version": 2, "pins": 1}"#])
  func anotherFileIsRefused(text: String) {
    #expect(throws: Failure.self) { try pins(text) }
  }

  @Test func aProjectWithoutPackagesHasNone() throws {
    #expect(try PackagePins(of: URL(filePath: "/none/App.xcodeproj")) == nil)
  }
}

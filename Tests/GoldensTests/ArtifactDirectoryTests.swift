import Foundation
import Goldens
import Testing

@Suite struct ArtifactDirectoryTests {
  private let golden = GoldenPath(
    test: SnapshotTest(
      fileID: "AppTests/CartTests.swift", filePath: "/app/CartTests.swift", function: "testCart()"),
    identifier: "testCart.1", pathExtension: "png")

  @Test func isBesideTheManifest() throws {
    let package = try TemporaryFolder()
    let tests = package.url.appendingPathComponent("Tests/AppTests/Screens")
    try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
    try Data().write(to: package.url.appendingPathComponent("Package.swift"))
    let artifacts = ArtifactDirectory(
      filePath: tests.appendingPathComponent("CartTests.swift").path, environment: [:])
    #expect(
      artifacts.url(for: golden, "diff", pathExtension: "png").path
        == package.url.path + "/.snap/AppTests/CartTests/testCart.1.diff.png")
  }

  @Test func isBesideTheTestWithoutAManifest() {
    let artifacts = ArtifactDirectory(filePath: "/nowhere/at/all/X.swift", environment: [:])
    #expect(artifacts.root.path == "/nowhere/at/all/.snap")
  }

  @Test func theEnvironmentNamesAnother() {
    let own = ["SNAP_ARTIFACTS": "/out", "SNAPSHOT_ARTIFACTS": "/other"]
    #expect(ArtifactDirectory(filePath: "/a/X.swift", environment: own).root.path == "/out")
    let kept = ["SNAPSHOT_ARTIFACTS": "/other"]
    #expect(ArtifactDirectory(filePath: "/a/X.swift", environment: kept).root.path == "/other")
  }

  @Test func equallyNamedFilesOfTwoModulesAreKeptApart() {
    var other = golden
    other.module = "CoreTests"
    let artifacts = ArtifactDirectory(root: URL(fileURLWithPath: "/out"))
    let urls = [golden, other].map { artifacts.url(for: $0, "actual", pathExtension: "png").path }
    #expect(
      urls == [
        "/out/AppTests/CartTests/testCart.1.actual.png",
        "/out/CoreTests/CartTests/testCart.1.actual.png",
      ])
  }
}

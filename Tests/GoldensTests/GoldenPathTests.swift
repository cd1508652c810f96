import Foundation
import Goldens
import Testing

@Suite struct GoldenPathTests {
  let test = SnapshotTest(
    fileID: "AppTests/CartTests.swift", filePath: "/app/Tests/AppTests/CartTests.swift",
    function: "testCart()")

  @Test func isBesideTheTest() {
    let path = GoldenPath(test: test, identifier: "testCart.dark", pathExtension: "png")
    let folder = "/app/Tests/AppTests/__Snapshots__/CartTests"
    #expect(path.url.path == "\(folder)/testCart.dark.png")
    #expect(path.layout.path == "\(folder)/testCart.dark.layout.txt")
    #expect(path.module == "AppTests")
    #expect(path.file == "CartTests")
  }

  @Test func takesAnotherFolder() {
    let path = GoldenPath(
      test: test, identifier: "testCart.1", pathExtension: nil,
      directory: URL(fileURLWithPath: "/goldens"))
    #expect(path.url.path == "/goldens/testCart.1")
  }

  @Test(arguments: [
    ("testFoo()", "testFoo"), ("with spaces()", "with-spaces"), ("param(size:)", "param-size"),
    ("two(a:b:)", "two-a-b"), ("iPhone 13 — dark", "iPhone-13-dark"), ("größe_2", "größe_2"),
    ("a/../b", "a-b"), ("--x--", "x"), ("日本語", "日本語"), ("…", ""), ("", ""),
  ])
  func sanitizes(name: String, expected: String) {
    #expect(GoldenPath.sanitized(name) == expected)
  }
}

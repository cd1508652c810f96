import Foundation
import Goldens
import Testing

@Suite struct GoldenRegistryTests {
  let registry = GoldenRegistry()

  private func test(
    _ function: String, suite: String = "CartTests", isParameterized: Bool = false
  ) -> SnapshotTest {
    SnapshotTest(
      fileID: "AppTests/CartTests.swift", filePath: "/app/CartTests.swift", suite: suite,
      function: function, isParameterized: isParameterized)
  }

  private func claim(_ test: SnapshotTest, line: UInt = 1, named name: String? = nil)
    throws(GoldenPathError) -> String
  {
    try registry.claim(test: test, line: line, name: name, pathExtension: "png").identifier
  }

  @Test func countsUnnamedSnapshotsPerTest() throws {
    #expect(try claim(test("first()")) == "first.1")
    #expect(try claim(test("first()")) == "first.2")
    #expect(try claim(test("second()")) == "second.1")
    #expect(try claim(test("first()"), named: "dark mode") == "first.dark-mode")
    #expect(try claim(test("first()")) == "first.3")
  }

  @Test func unnamedCasesOfAParametrisedTestAreRefused() {
    let cases = test("param(size:name:)", isParameterized: true)
    #expect(throws: GoldenPathError.unnamedCase(function: "param(size:name:)")) {
      try claim(cases)
    }
    let message = GoldenPathError.unnamedCase(function: "param(size:name:)").description
    #expect(
      message == #"""
        "param(size:name:)" runs once per argument, so a counter cannot tell its snapshots apart.

        Name each by its argument: assertSnapshot(of: …, as: …, named: "\(size)")
        """#)
    #expect(
      GoldenPathError.unnamedCase(function: "param(_:)").description
        .hasSuffix(#"named: "\(argument)")"#))
  }

  @Test func namedCasesOfAParametrisedTestAreKeptApart() throws {
    let cases = test("param(size:)", isParameterized: true)
    #expect(try claim(cases, named: "small") == "param-size.small")
    #expect(try claim(cases, named: "large") == "param-size.large")
    #expect(throws: GoldenPathError.self) { try claim(cases, named: "small") }
  }

  @Test(arguments: [
    ("dark", "Dark"), ("é", "e\u{301}"), ("É", "e\u{301}"), ("ος", "οσ"), ("k", "\u{212A}"),
  ])
  func namesThatDifferOnlyInCaseOrNormalizationAreRefused(first: String, second: String) throws {
    _ = try claim(test("cart()"), named: first)
    let error = #expect(throws: GoldenPathError.self) { try claim(test("cart()"), named: second) }
    guard case .oneFileElsewhere(let golden, let other) = error else {
      Issue.record("wrong error: \(String(describing: error))")
      return
    }
    #expect(golden.path.utf8.elementsEqual("/app/__Snapshots__/CartTests/cart.\(second).png".utf8))
    #expect(other.path.utf8.elementsEqual("/app/__Snapshots__/CartTests/cart.\(first).png".utf8))
    _ = try claim(test("cart()"), named: "other")
  }

  @Test func testsThatDifferOnlyInCaseAreRefused() throws {
    _ = try claim(test("testCart()"))
    #expect(throws: GoldenPathError.self) { try claim(test("testcart()")) }
  }

  @Test func aPictureAndALayoutOfOneNameAreNotMistaken() throws {
    func claim(_ name: String, _ pathExtension: String) throws(GoldenPathError) {
      _ = try registry.claim(
        test: test("cart()"), line: 1, name: name, pathExtension: pathExtension)
    }
    try claim("dark", "png")
    try claim("dark", "layout.txt")
    #expect(throws: GoldenPathError.self) { try claim("Dark", "layout.txt") }
    try claim("Dark", "txt")
  }

  @Test func goldensOnDiskAreNamedBoth() throws {
    let folder = try TemporaryFolder()
    for name in ["cart.dark.png", "cart.Dark.png"] {
      try Data().write(to: folder.url.appendingPathComponent(name))
    }
    for (name, other) in [("dark", "Dark"), ("Dark", "dark")] {
      let error = #expect(throws: GoldenPathError.self) {
        try GoldenRegistry().claim(
          test: test("cart()"), line: 1, name: name, pathExtension: "png", directory: folder.url)
      }
      #expect(error?.description.contains("/cart.\(name).png\"\n") == true)
      #expect(error?.description.hasSuffix("/cart.\(other).png\"") == true)
    }
  }

  @Test func equalTestsInTwoSuitesOfAFileNameBothWriters() throws {
    #expect(try claim(test("same()", suite: "A"), line: 12) == "same.1")
    let error = #expect(throws: GoldenPathError.self) {
      try claim(test("same()", suite: "B"), line: 30)
    }
    #expect(
      error?.description == """
        Two snapshots have the same golden; give one of them a name with `named:`.

        "file:///app/__Snapshots__/CartTests/same.1.png"
        first: A.same() at AppTests/CartTests.swift:12
        again: B.same() at AppTests/CartTests.swift:30
        """)
  }

  @Test func namesThatSanitizeAlikeCollide() throws {
    #expect(try claim(test("first()"), line: 3, named: "a b") == "first.a-b")
    #expect(throws: GoldenPathError.self) { try claim(test("first()"), line: 4, named: "a/b") }
  }

  @Test func aNameWithoutLettersIsRefused() {
    #expect(throws: GoldenPathError.unusableName("…")) { try claim(test("first()"), named: "…") }
    #expect(
      GoldenPathError.unusableName("…").description
        == #"named: "…" has no letter or digit for a file name."#)
  }

  @Test func concurrentClaimsGetDifferentPaths() async throws {
    let registry = registry
    let test = test("first()")
    let paths = try await withThrowingTaskGroup(of: URL.self) { group in
      for _ in 0..<100 {
        group.addTask {
          try registry.claim(test: test, line: 1, name: nil, pathExtension: "png").url
        }
      }
      return try await group.reduce(into: Set<URL>()) { $0.insert($1) }
    }
    #expect(paths.count == 100)
  }
}

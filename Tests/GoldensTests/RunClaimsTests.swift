import Foundation
import Goldens
import Testing

@Suite struct RunClaimsTests {
  private let golden = URL(fileURLWithPath: "/app/__Snapshots__/CartTests/testCart.1.png")
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func twoProcessesOfARunNameBothWriters() async throws {
    for (suite, other) in [("First", nil), ("Second", "First"), ("First", nil)] {
      await #expect(processExitsWith: .success) {
        [path = folder.url.path as String, suite = suite as String, other = other as String?] in
        let registry = GoldenRegistry(
          claims: RunClaims(folder: URL(fileURLWithPath: path), run: "run"))
        let test = SnapshotTest(
          fileID: "AppTests/CartTests.swift", filePath: "/app/CartTests.swift", suite: suite,
          function: "testCart()")
        let error: GoldenPathError?
        do throws(GoldenPathError) {
          _ = try registry.claim(test: test, line: 12, name: nil, pathExtension: "png")
          error = nil
        } catch let failure {
          error = failure
        }
        let place = "testCart() at AppTests/CartTests.swift:12"
        let expected = other.map {
          GoldenPathError.taken(
            golden: URL(fileURLWithPath: "/app/__Snapshots__/CartTests/testCart.1.png"),
            first: "\($0).\(place)", second: "\(suite).\(place)")
        }
        exit(error == expected ? 0 : 1)
      }
    }
  }

  @Test func aKilledProcessHoldsNoLock() async throws {
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.url.path as String] in
      let claims = RunClaims(folder: URL(fileURLWithPath: path), run: "run")
      Thread.detachNewThread {
        usleep(20_000)
        kill(getpid(), SIGKILL)
      }
      for number in 0... {
        _ = claims.claim(URL(fileURLWithPath: "/app/\(number).png"), for: "killed")
      }
    }
    let claims = RunClaims(folder: folder.url, run: "run")
    #expect(claims.claim(golden, for: "first") == "first")
    #expect(claims.claim(golden, for: "second") == "first")
  }

  @Test func claimsOfAnotherRunDoNotCount() {
    #expect(RunClaims(folder: folder.url, run: "1").claim(golden, for: "first") == "first")
    #expect(RunClaims(folder: folder.url, run: "2").claim(golden, for: "second") == "second")
    #expect(RunClaims(folder: folder.url, run: "1").claim(golden, for: "third") == "third")
  }

  @Test func manyGoldensAreKeptApart() {
    let claims = RunClaims(folder: folder.url, run: "run")
    let goldens = (0..<1000).map { golden.appendingPathComponent("\($0)") }
    for golden in goldens { _ = claims.claim(golden, for: golden.lastPathComponent) }
    for golden in goldens {
      #expect(claims.claim(golden, for: "again") == golden.lastPathComponent)
    }
    #expect(folder.files.count <= 256)
  }

  /// A full disk cuts a file off.
  @Test func aClaimThatIsCutOffDoesNotCount() throws {
    let claims = RunClaims(folder: folder.url, run: "run")
    _ = claims.claim(golden, for: "first")
    let file = folder.url.appendingPathComponent(try #require(folder.files.first))
    for length in 0..<(try Data(contentsOf: file).count) {
      try Data(contentsOf: file).prefix(length).write(to: file)
      #expect(claims.claim(golden, for: "second") == "second")
      try FileManager.default.removeItem(at: file)
      _ = claims.claim(golden, for: "first")
    }
  }

  @Test func aFileInTheWayIsLeftAlone() throws {
    let file = folder.url.appendingPathComponent("file")
    try Data("kept".utf8).write(to: file)
    let claims = RunClaims(folder: file, run: "run")
    #expect(claims.claim(golden, for: "first") == "first")
    #expect(claims.claim(golden, for: "second") == "second")
    #expect(try folder.text("file") == "kept")
  }

  @Test func theClaimsOfThisRunAreBesideTheTestBinary() throws {
    let claims = try #require(RunClaims.current)
    let path = URL(fileURLWithPath: "/\(UUID().uuidString).png")
    #expect(claims.claim(path, for: "first") == "first")
    #expect(claims.claim(path, for: "second") == "first")
  }
}

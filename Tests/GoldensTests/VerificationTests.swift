import Foundation
import Goldens
import Testing

@Suite struct VerificationTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func verification(
    _ mode: RecordMode, name: String? = "dark", function: String = "testCart()",
    layout: LayoutText? = nil, notes: [String] = []
  ) -> Verification {
    let test = SnapshotTest(
      fileID: "AppTests/CartTests.swift",
      filePath: folder.url.appendingPathComponent("CartTests.swift").path, function: "testCart()")
    return Verification(
      golden: GoldenPath(
        test: test, identifier: "testCart.\(name ?? "1")", pathExtension: "txt"),
      mode: mode,
      artifacts: ArtifactDirectory(root: folder.url.appendingPathComponent(".snap")), name: name,
      function: function, layout: layout, notes: notes)
  }

  private func verify(
    _ text: String, _ mode: RecordMode, name: String? = "dark", layout: LayoutText? = nil,
    notes: [String] = []
  ) -> Verification.Outcome {
    verification(mode, name: name, layout: layout, notes: notes).verify {
      Data(text.utf8)
    } compare: { golden in
      struct Unreadable: Error {}
      if golden.starts(with: Data("broken".utf8)) { throw Unreadable() }
      if golden == Data(text.utf8) { return nil }
      return Difference(lines: ["pixels  3 of 4"], picture: Data("diff".utf8))
    }
  }

  private func record(_ text: String, layout: LayoutText? = nil) {
    _ = verify(text, .all, layout: layout)
  }

  @Test func artifactsDoNotFollowLinksOutOfTheirFolder() throws {
    record("one")
    let other = try TemporaryFolder()
    let kept = other.url.appendingPathComponent("testCart.dark.expected.txt")
    try Data("kept".utf8).write(to: kept)
    let folder = folder.url.appendingPathComponent(".snap/AppTests")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    #expect(symlink(other.url.path, folder.appendingPathComponent("CartTests").path) == 0)
    let outcome = verify("two", .never)
    #expect(outcome.message?.contains("links lead out of") == true)
    #expect(verify("one", .never) == .passed)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: other.url.path)
        == ["testCart.dark.expected.txt"])
    #expect(try String(contentsOf: kept, encoding: .utf8) == "kept")
  }

  @Test(.timeLimit(.minutes(1))) func aPipeInThePlaceOfAGoldenIsNotWaitedFor() throws {
    let golden = verification(.all).golden.url
    try FileManager.default.createDirectory(
      at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
    #expect(mkfifo(golden.path, 0o600) == 0)
    for mode in RecordMode.allCases {
      guard case .failed = verify("one", mode) else {
        Issue.record("\(mode)")
        continue
      }
    }
  }

  /// A message with the folder's name taken out.
  private func message(_ outcome: Verification.Outcome) -> String {
    (outcome.message ?? "passed").replacing(folder.url.path, with: "/app")
  }

  private let golden = "__Snapshots__/CartTests/testCart.dark.txt"
  private let artifacts = ".snap/AppTests/CartTests/testCart.dark"

  @Test(arguments: [RecordMode.missing, .failed])
  func missingIsRecordedAndFails(mode: RecordMode) throws {
    let outcome = verify("one", mode)
    #expect(
      message(outcome) == """
        No reference was found on disk. Automatically recorded snapshot: …

        open "file:///app/__Snapshots__/CartTests/testCart.dark.txt"

        Re-run "testCart()" to assert against the newly-recorded snapshot.
        """)
    #expect(outcome == .recorded(message: outcome.message ?? ""))
    #expect(folder.files == [golden])
    #expect(try folder.text(golden) == "one")
    #expect(verify("one", mode) == .passed)
  }

  @Test func missingIsNotRecordedWhenRecordingIsOff() throws {
    #expect(
      message(verify("one", .never)) == """
        No reference was found on disk. New snapshot was not recorded because recording is disabled

        @−
        "file:///app/__Snapshots__/CartTests/testCart.dark.txt"
        @+
        "file:///app/.snap/AppTests/CartTests/testCart.dark.actual.txt"
        record: SNAP_RECORD=missing swift test --filter '\\btestCart\\b'
        """)
    #expect(folder.files == ["\(artifacts).actual.txt"])
    #expect(try folder.text("\(artifacts).actual.txt") == "one")
  }

  @Test func aMissingPictureHasItsLayoutBesideIt() throws {
    let layout = LayoutText(renderer: "1", tree: "Text")
    _ = verify("one", .never, layout: layout)
    #expect(try folder.text("\(artifacts).actual.layout.txt") == layout.text)
  }

  @Test func allRecordsWithoutComparing() throws {
    record("one")
    #expect(
      message(verify("two", .all)) == """
        Record mode is on. Automatically recorded snapshot: …

        open "file:///app/__Snapshots__/CartTests/testCart.dark.txt"

        Turn record mode off and re-run "testCart()" to assert against the newly-recorded snapshot
        """)
    #expect(try folder.text(golden) == "two")
  }

  @Test(arguments: [RecordMode.missing, .never])
  func aDifferenceLeavesArtifactsAndTheGolden(mode: RecordMode) throws {
    record("one")
    let outcome = verify("two", mode, notes: ["scroll  (0, 120)"])
    #expect(
      message(outcome) == """
        Snapshot "dark" does not match reference.
          scroll  (0, 120)
          pixels  3 of 4
        @−
        "file:///app/__Snapshots__/CartTests/testCart.dark.txt"
        @+
        "file:///app/.snap/AppTests/CartTests/testCart.dark.actual.txt"
        diff "file:///app/.snap/AppTests/CartTests/testCart.dark.diff.txt"
        accept: SNAP_RECORD=failed swift test --filter '\\btestCart\\b'
        """)
    #expect(outcome == .failed(message: outcome.message ?? ""))
    #expect(
      folder.files
        == [
          "\(artifacts).actual.txt", "\(artifacts).diff.txt", "\(artifacts).expected.txt", golden,
        ]
    )
    #expect(try folder.text(golden) == "one")
    #expect(try folder.text("\(artifacts).expected.txt") == "one")
    #expect(try folder.text("\(artifacts).actual.txt") == "two")
  }

  @Test func aNameInPlaceOfTheFunctionsFiltersByFile() {
    let verification = verification(.never, function: "cart")
    let message = message(
      verification.verify {
        Data()
      } compare: { _ in
        nil
      })
    #expect(message.contains("swift test --filter CartTests"))
  }

  @Test func theFilesOfAFailureAreItsArtifacts() throws {
    record("one")
    let verification = verification(.never)
    _ = verify("two", .never)
    #expect(
      verification.files.map(\.lastPathComponent) == [
        "testCart.dark.expected.txt", "testCart.dark.actual.txt", "testCart.dark.diff.txt",
      ])
    #expect(
      try verification.files.map { try String(contentsOf: $0, encoding: .utf8) }
        == ["one", "two", "diff"])
  }

  @Test func anUnnamedSnapshotIsNotNamed() {
    _ = verify("one", .missing, name: nil)
    #expect(
      message(verify("two", .missing, name: nil))
        .hasPrefix("Snapshot does not match reference.\n  pixels"))
  }

  @Test func failedRecordsWhatDiffers() throws {
    record("one")
    let outcome = verify("two", .failed)
    #expect(message(outcome).hasPrefix("Snapshot \"dark\" does not match reference.\n"))
    #expect(message(outcome).hasSuffix("\n\nA new snapshot was automatically recorded."))
    #expect(try folder.text(golden) == "two")
    #expect(verify("two", .failed) == .passed)
  }

  @Test func passingRemovesOldArtifacts() {
    record("one")
    _ = verify("two", .never)
    #expect(folder.files.count == 4)
    #expect(verify("one", .never) == .passed)
    #expect(folder.files == [golden])
  }

  @Test func aPipeInPlaceOfAGoldenIsNotRead() throws {
    record("one")
    let file = folder.url.appendingPathComponent(golden)
    try FileManager.default.removeItem(at: file)
    #expect(mkfifo(file.path, 0o600) == 0)
    #expect(
      message(verify("one", .never)).hasPrefix("The reference cannot be read: it is a pipe\n"))
  }

  @Test func layoutReportsMovedNodes() throws {
    let before = LayoutText(renderer: "1", tree: "Text (0, 120, 10, 10)")
    let after = LayoutText(renderer: "1", tree: "Text (0, 128, 10, 10)")
    record("one", layout: before)
    #expect(
      try folder.text("__Snapshots__/CartTests/testCart.dark.layout.txt")
        == "renderer 1 · details 2\nText (0, 120, 10, 10)\n")
    #expect(
      message(verify("two", .never, layout: after)).hasPrefix(
        """
        Snapshot "dark" does not match reference.
          layout  Text  y 120 → 128 (+8)
          pixels  3 of 4
        @−
        """))
    #expect(try folder.text("\(artifacts).expected.layout.txt") == before.text)
    #expect(try folder.text("\(artifacts).actual.layout.txt") == after.text)
  }

  @Test func theCauseHasItsSourceLine() throws {
    let sources = folder.url.appendingPathComponent("Sources")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try Data("Text(a)\n  .padding(12)\nText(b).padding(8)\n".utf8)
      .write(to: sources.appendingPathComponent("CartView.swift"))
    record("one", layout: LayoutText(renderer: "1", tree: "PaddingLayout 8 (0, 0, 26, 26)"))
    func message() -> String {
      var verification = verification(
        .never, layout: LayoutText(renderer: "1", tree: "PaddingLayout 12 (0, 0, 34, 34)"))
      verification.sources = folder.url
      return self.message(
        verification.verify {
          Data()
        } compare: { _ in
          Difference(lines: ["pixels  3 of 4"])
        })
    }
    #expect(message().contains("\n  cause  probably .padding 8 → 12, CartView.swift:2\n"))
    #expect(
      message().hasSuffix(
        """
        \nexplain: snap diff '/app/\(artifacts).expected.layout.txt' \
        '/app/\(artifacts).actual.layout.txt'
        """))
    try Data("x.padding(12)\n".utf8).write(to: sources.appendingPathComponent("Other.swift"))
    #expect(message().contains("\n  cause  probably .padding 8 → 12\n"))
  }

  @Test func atMostTwentyFiveLines() {
    record("one")
    let outcome = verification(.never).verify {
      Data("two".utf8)
    } compare: { _ in
      Difference(lines: (0..<100).map { "line \($0)" })
    }
    let lines = message(outcome).split(separator: "\n")
    #expect(lines.count == 25)
    #expect(lines.contains { $0.hasPrefix("  … ") && $0.hasSuffix(" more lines") })
  }

  @Test func anotherRendererIsReported() {
    record("one", layout: LayoutText(renderer: "1 Inter=ab", tree: "Text"))
    #expect(
      message(verify("two", .never, layout: LayoutText(renderer: "2 Inter=cd", tree: "Text")))
        .contains("\n  renderer  1 Inter=ab → 2 Inter=cd: another renderer or other fonts\n"))
    #expect(
      message(verify("two", .never, layout: LayoutText(renderer: "1 Inter=ab", tree: "Text")))
        .contains("\n  layout  unchanged\n"))
  }

  @Test func aMissingLayoutIsRecordedBesideAMatchingPicture() throws {
    let tree = LayoutText(renderer: "1", tree: "Text")
    record("one", layout: tree)
    let layout = folder.url.appendingPathComponent(
      "__Snapshots__/CartTests/testCart.dark.layout.txt")
    try FileManager.default.removeItem(at: layout)
    #expect(
      message(verify("two", .never, layout: tree)).contains(
        "\n  layout  unknown: testCart.dark.layout.txt is missing beside the golden\n"))
    #expect(verify("one", .never, layout: tree) == .passed)
    #expect(!FileManager.default.fileExists(atPath: layout.path))
    #expect(verify("one", .missing, layout: tree) == .passed)
    #expect(try String(contentsOf: layout, encoding: .utf8) == tree.text)
  }

  @Test func recordingAMissingPictureKeepsARecordedLayout() throws {
    let layout = folder.url.appendingPathComponent(
      "__Snapshots__/CartTests/testCart.dark.layout.txt")
    try FileManager.default.createDirectory(
      at: layout.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("Text\n".utf8).write(to: layout)
    _ = verify("one", .missing, layout: LayoutText(renderer: "1", tree: "Image"))
    #expect(try String(contentsOf: layout, encoding: .utf8) == "Text\n")
    _ = verify("one", .all, layout: LayoutText(renderer: "1", tree: "Image"))
    #expect(try String(contentsOf: layout, encoding: .utf8) == "renderer 1 · details 2\nImage\n")
  }

  @Test(arguments: [RecordMode.missing, .failed, .never])
  func aPointerIsNotCompared(mode: RecordMode) throws {
    record("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 3\n")
    #expect(
      message(verify("one", mode)) == """
        The reference is a Git LFS pointer, not the snapshot itself.

        "file:///app/__Snapshots__/CartTests/testCart.dark.txt"

        Fetch it: git lfs pull
        """)
    #expect(try folder.text(golden).hasPrefix("version"))
  }

  @Test(arguments: [RecordMode.missing, .failed, .never])
  func aBrokenGoldenIsAFailure(mode: RecordMode) throws {
    record("broken")
    #expect(
      message(verify("one", mode)) == """
        The reference cannot be read: Unreadable()

        "file:///app/__Snapshots__/CartTests/testCart.dark.txt"

        Restore it from version control, or delete it and record it again.
        """)
    #expect(try folder.text(golden) == "broken")
  }

  @Test func anErrorOfTheSnapshotIsAFailure() {
    struct CannotRender: Error {}
    let outcome = verification(.missing).verify {
      throw CannotRender()
    } compare: { _ in
      nil
    }
    #expect(
      message(outcome) == """
        The snapshot could not be verified: CannotRender()

        "file:///app/__Snapshots__/CartTests/testCart.dark.txt"
        """)
    #expect(folder.files.isEmpty)
  }

  @Test func anUnwritableFolderIsAFailure() throws {
    try Data().write(to: folder.url.appendingPathComponent("__Snapshots__"))
    let outcome = verify("one", .missing)
    #expect(message(outcome).hasPrefix("The snapshot could not be verified: "))
    #expect(folder.files == ["__Snapshots__"])
  }

  // MARK: Files that cannot be written

  @Test(arguments: [RecordMode.missing, .never])
  func artifactsThatCannotBeWrittenDoNotHideTheDifference(mode: RecordMode) throws {
    record("one")
    let blocked = folder.url.appendingPathComponent(".snap")
    try Data().write(to: blocked)
    #expect(
      message(verify("two", mode)) == """
        Snapshot "dark" does not match reference.
          pixels  3 of 4
        @−
        "file:///app/__Snapshots__/CartTests/testCart.dark.txt"
        artifacts  none: cannot write /app/.snap/AppTests/CartTests: Not a directory
        accept: SNAP_RECORD=failed swift test --filter '\\btestCart\\b'
        """)
    #expect(folder.files == [".snap", golden])
  }

  @Test func artifactsThatCannotBeWrittenDoNotPreventARecording() throws {
    record("one")
    try Data().write(to: folder.url.appendingPathComponent(".snap"))
    #expect(message(verify("two", .failed)).hasSuffix("A new snapshot was automatically recorded."))
    #expect(try folder.text(golden) == "two")
  }

  @Test func anArtifactThatCannotBeWrittenIsReportedWithoutAGolden() throws {
    try Data().write(to: folder.url.appendingPathComponent(".snap"))
    let message = message(verify("one", .never))
    #expect(message.hasPrefix("No reference was found on disk. New snapshot was not recorded"))
    #expect(message.contains("artifacts  none: cannot write /app/.snap/AppTests/CartTests: "))
  }

  @Test func anErrorWhileEncodingDoesNotHideTheDifference() {
    struct CannotEncode: Error {}
    record("one")
    let outcome = verification(.failed).verify {
      throw CannotEncode()
    } compare: { _ in
      Difference(lines: ["pixels  3 of 4"])
    }
    #expect(message(outcome).contains("pixels  3 of 4"))
    #expect(message(outcome).contains("artifacts  none: CannotEncode()"))
  }

  @Test(arguments: ["txt", "layout.txt"])
  func aGoldenAndItsLayoutAreReplacedTogetherOrNotAtAll(blocked: String) throws {
    let layouts = ["one", "two"].map { LayoutText(renderer: "1", tree: $0) }
    record("one", layout: layouts[0])
    let prefix = "__Snapshots__/CartTests/testCart.dark"
    let file = folder.url.appendingPathComponent("\(prefix).\(blocked)")
    let kept = blocked == "txt" ? "layout.txt" : "txt"
    let text = try folder.text("\(prefix).\(kept)")
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(
      at: file.appendingPathComponent("in"), withIntermediateDirectories: true)
    #expect(
      message(verify("two", .all, layout: layouts[1]))
        .contains("cannot write /app/\(prefix).\(blocked): it is a folder"))
    #expect(try folder.text("\(prefix).\(kept)") == text)
    #expect(folder.files == ["\(prefix).\(kept)"])
  }

  @Test func aDifferenceIsReportedEvenIfItCannotBeRecorded() throws {
    record("one")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("__Snapshots__/CartTests/testCart.dark.layout.txt"),
      withIntermediateDirectories: true)
    let outcome = verify("two", .failed, layout: LayoutText(renderer: "1", tree: "Text"))
    #expect(message(outcome).contains("pixels  3 of 4"))
    #expect(message(outcome).contains("\n\nA new snapshot could not be recorded: cannot write "))
    #expect(try folder.text(golden) == "one")
  }

  @Test func readersSeeWholeGoldens() async throws {
    let texts = ["a", "b"].map { String(repeating: $0, count: 200_000) }
    let whole = texts.map { Data($0.utf8) }
    record(texts[0])
    let file = folder.url.appendingPathComponent(golden)
    let torn = await withTaskGroup(of: Int.self) { group in
      group.addTask {
        (0..<200).count { _ in
          guard let data = try? Data(contentsOf: file) else { return true }
          return !whole.contains(data)
        }
      }
      for round in 0..<50 { record(texts[round % 2]) }
      return await group.reduce(0, +)
    }
    #expect(torn == 0)
    #expect(folder.files == [golden])
  }
}

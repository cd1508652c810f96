import Foundation
import Render
import Goldens
import SnapshotTesting
import Testing

@Suite struct ImageTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func picture(_ width: Int = 2, _ height: Int = 2, marked: Int? = nil) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    for index in 0..<width * height {
      pixmap.bytes[index * 4] = 255
      pixmap.bytes[index * 4 + 1] = index == marked ? 128 : 0
      pixmap.bytes[index * 4 + 3] = 255
    }
    return pixmap
  }

  private func verify(
    _ pixmap: Pixmap, as strategy: SimplySnapshotting<Pixmap> = .image,
    record: RecordMode? = nil
  ) -> String? {
    let test = SnapshotTest(
      fileID: "AppTests/CartTests.swift",
      filePath: folder.url.appendingPathComponent("CartTests.swift").path, function: "testCart()")
    return SnapshotSession(environment: [:]).verify(
      of: { pixmap }, as: strategy, named: nil, record: record, test: test, line: 1
    )?.replacing(folder.url.path, with: "/app")
  }

  private func write(_ golden: Data) throws {
    let directory = folder.url.appendingPathComponent("__Snapshots__/CartTests")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try golden.write(to: directory.appendingPathComponent("testCart.1.png"))
  }

  @Test func recordsThenPassesThenDiffers() throws {
    #expect(verify(picture())?.contains("Automatically recorded") == true)
    #expect(verify(picture()) == nil)
    #expect(
      verify(picture(marked: 1)) == """
        Snapshot does not match reference.
          pixels  1 of 4 (25.0 %) in 1 region (1,0 1×1); max channel difference 128
        @−
        "file:///app/__Snapshots__/CartTests/testCart.1.png"
        @+
        "file:///app/.snap/AppTests/CartTests/testCart.1.actual.png"
        diff "file:///app/.snap/AppTests/CartTests/testCart.1.diff.png"
        accept: SNAP_RECORD=failed swift test --filter '\\btestCart\\b'
        """)
    let artifacts = folder.url.appendingPathComponent(".snap/AppTests/CartTests")
    func artifact(_ part: String) throws -> Pixmap {
      let file = artifacts.appendingPathComponent("testCart.1.\(part).png")
      return try Pixmap(pngData: Data(contentsOf: file))
    }
    #expect(try artifact("expected") == picture())
    #expect(try artifact("actual") == picture(marked: 1))
    #expect(
      try artifact("diff")
        == PixelComparison.picture(expected: picture(), actual: picture(marked: 1)))
  }

  @Test func unequalSizesAreReported() throws {
    try write(picture().pngData())
    let message = verify(picture(2, 3))
    #expect(
      message?.hasPrefix(
        """
        Snapshot does not match reference.
          Newly-taken snapshot@(2, 3) does not match reference@(2, 2).
          pixels  equal where the pictures overlap
        @−
        """) == true)
    let diff = folder.url.appendingPathComponent(".snap/AppTests/CartTests/testCart.1.diff.png")
    #expect(try Pixmap(pngData: Data(contentsOf: diff)).height == 3)
  }

  /// The same red square, written by another encoder without compression.
  @Test func otherBytesWithTheSamePixelsPass() throws {
    let golden = try #require(
      Data(
        base64Encoded: """
          iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAHUlEQVR4AQESAO3/AP8AAP
          //AAD/AP8AAP//AAD/R8oH+YOsvdsAAAAASUVORK5CYII=
          """, options: .ignoreUnknownCharacters))
    #expect(try golden != picture().pngData())
    try write(golden)
    #expect(verify(picture(), record: .never) == nil)
  }

  @Test func toleranceIsAskedFor() throws {
    try write(picture(10, 10).pngData())
    let actual = picture(10, 10, marked: 7)
    #expect(verify(actual) != nil)
    #expect(verify(actual, as: .image(precision: 0.99)) == nil)
    #expect(verify(actual, as: .image(precision: 0.995)) != nil)
  }

  @Test func aBrokenPictureIsAFailure() throws {
    let whole = try picture(40, 40).pngData()
    for golden in [Data(), Data("no picture".utf8), whole.prefix(whole.count / 2)] {
      try write(golden)
      let message = verify(picture())
      #expect(
        message?.hasPrefix("The reference cannot be read: this is not a readable PNG") == true)
    }
  }

  @Test func aPointerIsAFailure() throws {
    try write(Data("version https://git-lfs.github.com/spec/v1\n".utf8))
    #expect(verify(picture())?.contains("git lfs pull") == true)
  }
}

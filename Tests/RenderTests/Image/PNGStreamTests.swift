import Foundation
import LayoutDSL
import Testing

@testable import Render

struct PNGStreamTests {
  /// The file of a picture that comes in bands of some heights.
  private func streamed(
    _ picture: Pixmap, bands: [Int], _ compression: PNGCompression
  ) throws -> (data: Data, pieces: Int) {
    var data = Data(), pieces = 0
    let stream = PNGStream(
      width: picture.width, height: picture.height, isOpaque: picture.isOpaque,
      compression: compression
    ) { piece in
      data += piece
      pieces += 1
    }
    var y = 0
    while y < picture.height {
      for band in bands where y < picture.height {
        let count = min(band, picture.height - y)
        let start = y * picture.width * 4
        try Array(picture.bytes[start..<start + count * picture.width * 4])
          .withUnsafeBytes { try stream.append($0, count: count) }
        y += count
      }
    }
    try stream.finish()
    return (data, pieces)
  }

  @Test(arguments: [true, false])
  func bandsOfAnyHeightMakeTheFileOfTheWhole(isOpaque: Bool) throws {
    let picture = PNGEncoderTests.large(isOpaque: isOpaque)
    let whole = try picture.pngData()
    for bands in [[256], [3000], [1, 700, 63]] {
      let (data, pieces) = try streamed(picture, bands: bands, .fast)
      #expect(data == whole)
      #expect(pieces > 2, "the file is written on the way")
    }
  }

  @Test func smallFilesComeBack() throws {
    let picture = PNGEncoderTests.large(isOpaque: true)
    let (data, _) = try streamed(picture, bands: [100], .small)
    #expect(try Pixmap(pngData: data) == picture)
  }

  @Test func failuresToWriteArrive() {
    let picture = Pixmap(width: 3, height: 2)
    #expect(throws: RenderError.self) {
      let stream = PNGStream(width: 3, height: 2, isOpaque: false) { _ in
        throw RenderError.cannotWrite(path: "/", reason: "full")
      }
      try picture.bytes.withUnsafeBytes { try stream.append($0, count: 2) }
      try stream.finish()
    }
  }
}

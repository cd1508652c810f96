import Foundation
import Testing

@testable import Codecs
@testable import Drawing

struct PNGTests {
  /// An image with every alpha and a few colours.
  private let everyAlpha: Pixmap = {
    var bytes: [UInt8] = []
    for alpha in 0...255 {
      for color in [0, alpha / 3, alpha] {
        bytes += [UInt8(color), UInt8(alpha - color), UInt8(alpha), UInt8(alpha)]
      }
    }
    return Pixmap(width: 3, height: 256, bytes: bytes)
  }()

  @Test func roundTripKeepsEveryAlpha() throws {
    for compression in PNGCompression.allCases {
      let data = try everyAlpha.pngData(compression)
      #expect(try Pixmap(pngData: data) == everyAlpha)
      #expect(try withLibpng(data) == DecodedPNG(data).pixels)
    }
  }

  @Test func onlyNecessaryChunksAreWritten() throws {
    let data = try everyAlpha.pngData()
    var names: [String] = []
    var index = 8
    while index + 8 <= data.count {
      let length = data[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      names.append(String(decoding: data[index + 4..<index + 8], as: UTF8.self))
      index += length + 12
    }
    #expect(Set(names) == ["IHDR", "sRGB", "IDAT", "IEND"])
    #expect(try everyAlpha.pngData() == data, "the same bytes each time")
  }

  @Test func otherKindsAreExpanded() throws {
    // 2 × 1 pixels: 1-bit gray; a palette with a transparent entry; 16-bit RGB.
    let gray =
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABAQAAAADcWUInAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="
    let picture = try Pixmap(pngData: try #require(Data(base64Encoded: gray)))
    #expect(picture.width == 2 && picture.height == 1)
    #expect(picture[0, 0] == Pixmap.Pixel(red: 255, green: 255, blue: 255))
    #expect(picture[1, 0] == Pixmap.Pixel(red: 0, green: 0, blue: 0))
  }

  @Test func truncatedDataThrows() throws {
    let data = try everyAlpha.pngData()
    for count in stride(from: 0, to: data.count, by: 7) {
      #expect(throws: RenderError.self, "\(count) bytes") {
        _ = try Pixmap(pngData: data.prefix(count))
      }
    }
  }

  @Test func damagedDataNeverTraps() throws {
    let data = try everyAlpha.pngData()
    var refusals = 0
    for index in data.indices {
      var damaged = data
      damaged[index] ^= 0x55
      do {
        _ = try Pixmap(pngData: damaged)
      } catch {
        refusals += 1
      }
    }
    #expect(refusals > data.count * 3 / 4)
    #expect(throws: RenderError.self) { _ = try Pixmap(pngData: Data("not a picture".utf8)) }
    #expect(throws: RenderError.self) { _ = try Pixmap(pngData: Data()) }
  }

  @Test func hugeHeadersThrowBeforeAllocating() throws {
    // A header of 30,000 × 30,000 pixels with its right checksum, and nothing else.
    let header = "iVBORw0KGgoAAAANSUhEUgAAdTAAAHUwCAYAAADn3dE7"
    #expect(throws: RenderError.self) {
      _ = try Pixmap(pngData: try #require(Data(base64Encoded: header)))
    }
  }

  /// The data is a thousandth as long as the pixels.
  @Test func aPictureBeyondTheBudgetIsRefusedBeforeItIsDecoded() throws {
    let side = 1024
    let data = try Pixmap(
      width: side, height: side, bytes: [UInt8](repeating: 255, count: side * side * 4)
    ).pngData()
    #expect(throws: RenderError.outOfMemory(width: side, height: side)) {
      try PictureMemory.$limit.withValue(0) { try DisplayImage(pngData: data) }
    }
  }

  @Test func filesAreWrittenAtomically() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "PNGTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("picture.png")
    try everyAlpha.write(to: url)
    try everyAlpha.write(to: url)
    #expect(try Pixmap(pngData: Data(contentsOf: url)) == everyAlpha)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["picture.png"])
  }

  @Test func unwritablePathIsReported() throws {
    let url = URL(fileURLWithPath: "/nonexistent/folder/picture.png")
    let error = #expect(throws: RenderError.self) { try everyAlpha.write(to: url) }
    guard case .cannotWrite(let path, _) = error else {
      Issue.record("wrong error: \(String(describing: error))")
      return
    }
    #expect(path == url.path)
    #expect(try #require(error).description == "cannot write \(path): No such file or directory")
  }

  @Test func displayImagesKeepStraightColors() throws {
    let image = try DisplayImage(pngData: everyAlpha.pngData())
    #expect(image.width == 3 && image.height == 256)
    #expect(Array(image.pixels.suffix(4)) == [255, 0, 255, 255])
  }
}

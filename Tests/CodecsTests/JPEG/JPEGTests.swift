import Drawing
import Foundation
import Testing

@testable import Codecs

/// Images of 16 × 8 pixels, with two blocks of one colour each.
struct JPEGTests {
  private static let color = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsI
    CQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK
    CgoKCgoKCgoKCgoKCgr/wAARCAAIABADAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAACP/EABQQAQAAAAAAAAAAAAAA
    AAAAAAD/xAAWAQEBAQAAAAAAAAAAAAAAAAAKCAn/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwAXpTb+CGVQ
    Ne//2Q==
    """
  private static let gray = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsI
    CQoKCgoKBggLDAsKDAkKCgr/wAALCAAIABABAREA/8QAFQABAQAAAAAAAAAAAAAAAAAACQr/xAAUEAEAAAAAAAAAAAAAAAAA
    AAAA/9oACAEBAAA/AH8SBv/Z
    """
  private static let inked = """
    /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwACAQEBAQECAQEBAgICAgIEAwICAgIFBAQDBAYFBgYGBQYGBgcJCAYHCQcGBggLCAkK
    CgoKCgYICwwLCgwJCgoK/8AAFAgACAAQBEMRAE0RAFkRAEsRAP/EABYAAQEBAAAAAAAAAAAAAAAAAAoACf/EABQQAQAAAAAA
    AAAAAAAAAAAAAAD/2gAOBEMATQBZAEsAAD8A38H/AB/2/gAaP8T/2Q==
    """

  private func data(_ text: String) throws -> Data {
    try #require(Data(base64Encoded: text, options: .ignoreUnknownCharacters))
  }

  /// The red, green and blue components of a pixel.
  private func pixel(_ image: DisplayImage, _ x: Int, _ y: Int) -> [Int] {
    (0..<3).map { Int(image.pixels[(y * image.width + x) * 4 + $0]) }
  }

  private func isNear(_ found: [Int], _ wanted: [Int]) -> Bool {
    zip(found, wanted).allSatisfy { abs($0 - $1) <= 3 }
  }

  @Test func colorsAreDecoded() throws {
    let image = try DisplayImage(imageData: data(Self.color))
    #expect(image.width == 16 && image.height == 8)
    #expect(isNear(pixel(image, 2, 2), [255, 0, 0]))
    #expect(isNear(pixel(image, 12, 5), [0, 0, 255]))
    #expect(image.pixels[3] == 255)
  }

  @Test func grayAndCMYKAreConverted() throws {
    let gray = try DisplayImage(jpegData: data(Self.gray))
    #expect(isNear(pixel(gray, 12, 5), [64, 64, 64]))
    let inked = try DisplayImage(jpegData: data(Self.inked))
    #expect(isNear(pixel(inked, 2, 2), [255, 0, 0]))
    #expect(isNear(pixel(inked, 12, 2), [0, 0, 255]))
  }

  /// The place of the file's red half for each orientation.
  @Test(arguments: [
    (1, "left"), (2, "right"), (3, "right"), (4, "left"), (5, "top"), (6, "top"), (7, "bottom"),
    (8, "bottom"),
  ])
  func orientationIsApplied(_ orientation: UInt8, _ place: String) throws {
    var bytes = try data(Self.color)
    let exif: [UInt8] =
      [0xFF, 0xE1, 0, 34] + Array("Exif".utf8) + [0, 0] + Array("II".utf8)
      + [42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
    bytes.insert(contentsOf: exif, at: 2)
    let image = try DisplayImage(imageData: bytes)
    let isTurned = orientation > 4
    #expect(image.width == (isTurned ? 8 : 16) && image.height == (isTurned ? 16 : 8))
    let points = [
      "left": (1, 4), "right": (14, 4), "top": (4, 1), "bottom": (4, 14),
    ]
    for (name, point) in points where (name == "left" || name == "right") != isTurned {
      let isRed = pixel(image, point.0, point.1)[0] > 200
      #expect(isRed == (name == place), "\(name)")
    }
  }

  @Test func truncatedDataThrows() throws {
    let whole = try data(Self.color)
    for count in stride(from: 0, to: whole.count - 4, by: 5) {
      #expect(throws: RenderError.self, "\(count) bytes") {
        _ = try DisplayImage(jpegData: whole.prefix(count))
      }
    }
  }

  @Test func damagedDataNeverTraps() throws {
    let whole = try data(Self.color)
    var refusals = 0
    for index in whole.indices {
      for pattern in [UInt8(0x55), 0xFF, 0x80] {
        var damaged = whole
        damaged[index] ^= pattern
        do {
          let image = try DisplayImage(jpegData: damaged)
          #expect(image.pixels.count == image.width * image.height * 4)
        } catch {
          refusals += 1
        }
      }
    }
    #expect(refusals > 50)
  }

  @Test(arguments: [
    (30_000, RenderError.tooLarge(width: 30_000, height: 30_000)),
    (15_000, RenderError.invalidJPEG(reason: "the data ends too early")),
  ])
  func hugeHeadersThrowBeforeAllocating(_ side: Int, _ error: RenderError) throws {
    var claimed = try data(Self.color)
    let frame = try #require(claimed.firstRange(of: Data([0xFF, 0xC0])))
    let bytes = [UInt8(side >> 8), UInt8(side & 255)]
    claimed.replaceSubrange(frame.upperBound + 3..<frame.upperBound + 7, with: bytes + bytes)
    #expect(throws: error) { _ = try DisplayImage(jpegData: claimed) }
  }
}

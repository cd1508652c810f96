import Drawing
import Foundation
import Testing

@testable import Codecs

struct PNGDepthTests {
  @Test func sixteenBitsRepresentTheSamePixels() throws {
    let opaque = Pixmap(width: 2, height: 1, bytes: [1, 2, 3, 255, 254, 128, 0, 255])
    let data = try opaque.pngData(depth: .sixteen)
    #expect(data[24] == 16 && data[25] == 2)
    #expect(try Pixmap(pngData: data) == opaque)
    let clear = Pixmap(width: 2, height: 1, bytes: [1, 2, 3, 7, 0, 0, 0, 0])
    let clearData = try clear.pngData(.small, depth: .sixteen)
    #expect(clearData[24] == 16 && clearData[25] == 6)
    #expect(try Pixmap(pngData: clearData) == clear)
  }
}

import Drawing
import Testing

@testable import Codecs

struct ColorQuantizerTests {
  @Test func fewColorsAreUnchanged() {
    let quantizer = ColorQuantizer([0xff0000, 0x00ff00], counts: [1, 9], limit: 2)
    #expect(quantizer.palette == [0xff0000, 0x00ff00])
    #expect(quantizer.indices == [0, 1])
  }

  @Test func flatAreasKeepTheirColors() {
    let greys = (0..<256).map { UInt32($0) * 0x010101 }
    let flat: [UInt32] = [0xff3b30, 0x007aff, 0x34c759]
    let quantizer = ColorQuantizer(
      greys + flat, counts: greys.map { _ in 1 } + [50_000, 40_000, 30_000], limit: 16)
    #expect(quantizer.palette.count == 16)
    for (index, color) in flat.enumerated() {
      #expect(quantizer.palette[Int(quantizer.indices[greys.count + index])] == color)
    }
  }

  @Test func similarColorsShareAPaletteEntry() {
    let quantizer = ColorQuantizer(
      [0x000000, 0x000002, 0xfffffd, 0xffffff], counts: [1, 1, 1, 3], limit: 2)
    #expect(Set(quantizer.palette) == [0x000001, 0xffffff])
    #expect(quantizer.indices[0] == quantizer.indices[1])
    #expect(quantizer.indices[2] == quantizer.indices[3])
  }
}

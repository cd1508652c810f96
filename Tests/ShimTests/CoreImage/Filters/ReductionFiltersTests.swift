import CoreImage
import Testing

struct ReductionFiltersTests {
  private let image = FilterTools.picture([
    [0x1020_30FF, 0x4050_60FF], [0x7080_90FF, 0x0000_FFFF],
  ])

  @Test func extremes() throws {
    func pixel(_ name: String, _ x: Int = 0) throws -> [Int] {
      Array(try FilterTools.pixel(image.applyingFilter(name), x, 0).prefix(3))
    }
    #expect(try pixel("CIAreaMaximum") == [0x70, 0x80, 0xFF])
    #expect(try pixel("CIAreaMinimum") == [0, 0, 0x30])
    #expect(try pixel("CIAreaMinMax", 0) == [0, 0, 0x30])
    #expect(try pixel("CIAreaMinMax", 1) == [0x70, 0x80, 0xFF])
    #expect(try pixel("CIAreaMinMaxRed") == [0, 0x70, 0])
    #expect(try pixel("CIColumnAverage", 0) == [0x40, 0x50, 0x60])
    // The lower row.
    #expect(try pixel("CIRowAverage", 0) == [0x38, 0x40, 0xC8])
    let upper = image.applyingFilter(
      "CIAreaAverage", parameters: ["inputExtent": CIVector(x: 0, y: 1, z: 2, w: 1)])
    #expect(try FilterTools.pixel(upper, 0, 0) == [0x28, 0x38, 0x48, 255])
    let clear = FilterTools.picture([[0xFF00_00FF, 0x0000_0040]])
    #expect(try FilterTools.pixel(clear.applyingFilter("CIAreaMinimumAlpha"), 0, 0)[3] == 0x40)
    #expect(try FilterTools.pixel(clear.applyingFilter("CIAreaMaximumAlpha"), 0, 0)[0] == 255)
  }

  @Test func histogramsCountPixels() throws {
    let histogram = image.applyingFilter("CIAreaHistogram", parameters: ["inputCount": 4])
    #expect(histogram.extent == CGRect(x: 0, y: 0, width: 4, height: 1))
    let reds = try FilterTools.reds(histogram)[0]
    // Half of the reds are in the first quarter of the range, half in the second.
    #expect(reds == [128, 128, 0, 0])
    let bars = try FilterTools.reds(
      histogram.applyingFilter(
        "CIHistogramDisplayFilter", parameters: ["inputHeight": 10.0]))
    #expect(bars.count == 10 && bars[9] == [255, 255, 0, 0] && bars[2] == [0, 0, 0, 0])
  }
}

import CoreImage
import Testing

struct MorphologyFiltersTests {
  private func counts(_ name: String, _ parameters: [String: Any], inverted: Bool = false) throws
    -> Int
  {
    let light: UInt32 = inverted ? 0 : 255
    let image = FilterTools.greys(
      (0..<9).map { y in (0..<9).map { x in x == 4 && y == 4 ? light : 255 - light } })
    let filtered = image.applyingFilter(name, parameters: parameters)
    return try FilterTools.reds(filtered).joined().filter { $0 == Int(light) }.count
  }

  @Test func pointsGrow() throws {
    #expect(try counts("CIMorphologyMaximum", ["inputRadius": 1.0]) == 5)
    #expect(try counts("CIMorphologyMaximum", ["inputRadius": 2.0]) == 13)
    #expect(try counts("CIMorphologyMinimum", ["inputRadius": 1.0], inverted: true) == 5)
    #expect(try counts("CIMorphologyMinimum", ["inputRadius": 1.0]) == 0)
    let size: [String: Any] = ["inputWidth": 5.0, "inputHeight": 3.0]
    #expect(try counts("CIMorphologyRectangleMaximum", size) == 15)
    #expect(try counts("CIMorphologyRectangleMinimum", size, inverted: true) == 15)
    #expect(try counts("CIMorphologyGradient", ["inputRadius": 1.0]) == 5)
    #expect(try counts("CIMedianFilter", [:]) == 0)
  }

  @Test func noiseIsAveragedAndEdgesStay() throws {
    let image = FilterTools.greys([
      [100, 100, 100, 200], [100, 103, 100, 200], [100, 100, 100, 200],
    ])
    let calm = try FilterTools.reds(image.applyingFilter("CINoiseReduction"))
    #expect(calm[1][1] == 100 && calm[1][3] >= 200)
  }
}

import CoreImage
import Foundation
import Testing

struct ColorTableFiltersTests {
  private func data(_ numbers: [Float]) -> Data { numbers.withUnsafeBytes { Data($0) } }

  @Test func cubesInterpolate() throws {
    // A cube of two levels that turns the components: red becomes green, green blue, blue red.
    var entries: [Float] = []
    for blue in 0..<2 {
      for green in 0..<2 {
        for red in 0..<2 { entries += [Float(blue), Float(red), Float(green), 1] }
      }
    }
    let parameters: [String: Any] = ["inputCubeDimension": 2, "inputCubeData": data(entries)]
    for name in ["CIColorCube", "CIColorCubeWithColorSpace"] {
      #expect(try FilterTools.filtered([200, 100, 50], name, parameters) == [50, 200, 100])
    }
    let mixed: [String: Any] = [
      "inputCubeDimension": 2.0, "inputCube0Data": data(entries), "inputCube1Data": data(entries),
      "inputMaskImage": FilterTools.plain(99, 99, 99),
    ]
    #expect(
      try FilterTools.filtered([200, 100, 50], "CIColorCubesMixedWithMask", mixed) == [
        50, 200, 100,
      ])
    let short = CIFilter.colorCube()
    short.inputImage = FilterTools.plain(1, 2, 3)
    short.cubeDimension = 64
    short.cubeData = data([1, 2, 3])
    #expect(short.outputImage == nil)
  }

  @Test func curvesMapsAndPalettes() throws {
    let curves: [String: Any] = ["inputCurvesData": data([1, 0, 0.2, 0, 1, 0.4])]
    #expect(try FilterTools.filtered([51, 51, 255], "CIColorCurves", curves) == [204, 51, 102])
    let gradient = FilterTools.picture([[0xFF00_00FF, 0x0000_FFFF]])
    let map: [String: Any] = ["inputGradientImage": gradient]
    #expect(try FilterTools.filtered([0, 0, 0], "CIColorMap", map) == [255, 0, 0])
    #expect(try FilterTools.filtered([255, 255, 255], "CIColorMap", map) == [0, 0, 255])
    let palette: [String: Any] = ["inputPaletteImage": gradient]
    #expect(try FilterTools.filtered([90, 80, 120], "CIPalettize", palette) == [0, 0, 255])
  }
}

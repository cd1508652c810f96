import CoreImage
import Testing

struct BlendFiltersTests {
  /// The results for (200, 100, 50) above (100, 150, 250), by the formulas of the W3C's compositing.
  private static let results: [(String, [Int])] = [
    ("CIMultiplyBlendMode", [78, 59, 49]),
    ("CIScreenBlendMode", [222, 191, 251]),
    ("CIOverlayBlendMode", [157, 127, 247]),
    ("CIHardLightBlendMode", [188, 118, 98]),
    ("CIDarkenBlendMode", [100, 100, 50]),
    ("CILightenBlendMode", [200, 150, 250]),
    ("CIColorDodgeBlendMode", [255, 247, 255]),
    ("CIColorBurnBlendMode", [57, 0, 229]),
    ("CISoftLightBlendMode", [134, 137, 247]),
    ("CIDifferenceBlendMode", [100, 50, 200]),
    ("CIExclusionBlendMode", [143, 132, 202]),
    ("CISubtractBlendMode", [0, 50, 200]),
    ("CIDivideBlendMode", [128, 255, 255]),
    ("CILinearBurnBlendMode", [45, 0, 45]),
    ("CILinearDodgeBlendMode", [255, 250, 255]),
    ("CILinearLightBlendMode", [245, 95, 95]),
    ("CIVividLightBlendMode", [232, 121, 242]),
    ("CIPinLightBlendMode", [145, 150, 100]),
    ("CIAdditionCompositing", [255, 250, 255]),
    ("CIMaximumCompositing", [200, 150, 250]),
    ("CIMinimumCompositing", [100, 100, 50]),
    ("CIMultiplyCompositing", [78, 59, 49]),
    ("CIHueBlendMode", [221, 122, 72]),
    ("CISaturationBlendMode", [100, 150, 250]),
    ("CIColorBlendMode", [222, 122, 72]),
    ("CILuminosityBlendMode", [79, 129, 228]),
  ]

  @Test func opaquePicturesBlend() throws {
    let below: [String: Any] = ["inputBackgroundImage": FilterTools.plain(100, 150, 250)]
    for (name, expected) in Self.results {
      let result = try FilterTools.filtered([200, 100, 50], name, below)
      #expect(FilterTools.isClose(result, expected), "\(name): \(result)")
    }
  }

  @Test func transparencyComposes() throws {
    let red = FilterTools.picture([[0xFF00_00FF, 0xFF00_00FF, 0xFF00_00FF]])
    // Nothing, half of blue (bytes are multiplied by alpha), blue.
    let blue = FilterTools.picture([[0, 0x0000_8080, 0x0000_FFFF]])
    func alphas(_ name: String) throws -> [Int] {
      let image = red.applyingFilter(name, parameters: ["inputBackgroundImage": blue])
      return try (0..<3).map { try FilterTools.pixel(image, $0, 0)[3] }
    }
    #expect(try alphas("CISourceInCompositing") == [0, 128, 255])
    #expect(try alphas("CISourceOutCompositing") == [255, 127, 0])
    #expect(try alphas("CISourceAtopCompositing") == [0, 128, 255])
    #expect(try alphas("CISourceOverCompositing") == [255, 255, 255])
    let multiplied = red.applyingFilter(
      "CIMultiplyBlendMode", parameters: ["inputBackgroundImage": blue])
    // Black counts for half where blue is half transparent.
    #expect(FilterTools.isClose(try FilterTools.pixel(multiplied, 1, 0), [127, 0, 0, 255]))
    #expect(try FilterTools.pixel(multiplied, 0, 0) == [255, 0, 0, 255])
  }

  @Test func masksChoosePictures() throws {
    let red = FilterTools.plain(255, 0, 0), blue = FilterTools.plain(0, 0, 255)
    func mixed(_ name: String, _ mask: UInt32) throws -> [Int] {
      let mask = FilterTools.picture([[UInt32]](repeating: [mask, mask, mask, mask], count: 4))
      let image = red.applyingFilter(
        name, parameters: ["inputBackgroundImage": blue, "inputMaskImage": mask])
      return Array(try FilterTools.pixel(image, 1, 1).prefix(3))
    }
    #expect(try mixed("CIBlendWithMask", 0xFFFF_FFFF) == [255, 0, 0])
    #expect(try mixed("CIBlendWithMask", 0x0000_00FF) == [0, 0, 255])
    #expect(try mixed("CIBlendWithMask", 0x8080_80FF) == [128, 0, 127])
    #expect(try mixed("CIBlendWithAlphaMask", 0x0000_00FF) == [255, 0, 0])
    #expect(try mixed("CIBlendWithAlphaMask", 0) == [0, 0, 255])
    #expect(try mixed("CIBlendWithRedMask", 0xFF00_00FF) == [255, 0, 0])
    #expect(try mixed("CIBlendWithBlueMask", 0xFF00_00FF) == [0, 0, 255])
    let mix = CIFilter.mix()
    (mix.inputImage, mix.backgroundImage, mix.amount) = (red, blue, 0.2)
    #expect(try FilterTools.pixel(mix.outputImage, 0, 0) == [51, 0, 204, 255])
  }
}

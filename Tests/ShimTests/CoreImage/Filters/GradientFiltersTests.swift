import CoreImage
import Testing

struct GradientFiltersTests {
  private func made(_ name: String, _ parameters: [String: Any]) throws -> CIImage {
    try #require(CIFilter(name: name, parameters: parameters)?.outputImage)
  }

  @Test func gradients() throws {
    let ends: [String: Any] = [
      "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 100, y: 0),
      "inputColor0": CIColor.black, "inputColor1": CIColor.white,
    ]
    let linear = try made("CILinearGradient", ends),
      smooth = try made("CISmoothLinearGradient", ends)
    #expect(
      try FilterTools.pixel(linear, -5, 3)[0] == 0 && FilterTools.pixel(linear, 105, 3)[0] == 255)
    #expect(abs(try FilterTools.pixel(linear, 25, 9)[0] - 65) <= 1)
    #expect(abs(try FilterTools.pixel(smooth, 25, 9)[0] - 41) <= 2)
    let radial = try made(
      "CIRadialGradient",
      ["inputCenter": CIVector(x: 0.5, y: 0.5), "inputRadius0": 10.0, "inputRadius1": 30.0])
    #expect(
      try FilterTools.pixel(radial, 0, 0)[0] == 255 && FilterTools.pixel(radial, 40, 0)[0] == 0)
    #expect(abs(try FilterTools.pixel(radial, 20, 0)[0] - 128) <= 1)
    let bell = try made(
      "CIGaussianGradient",
      ["inputCenter": CIVector(x: 0.5, y: 0.5), "inputRadius": 30.0, "inputColor1": CIColor.black])
    #expect(try FilterTools.pixel(bell, 0, 0)[0] == 255 && FilterTools.pixel(bell, 31, 0)[0] == 0)
    // One of three standard deviations: e to the power of -½.
    #expect(abs(try FilterTools.pixel(bell, 10, 0)[0] - 155) <= 1)
    let wheel = try made("CIHueSaturationValueGradient", ["inputRadius": 50.0])
    #expect(
      try FilterTools.pixel(wheel, 98, 50)[0] > 250 && FilterTools.pixel(wheel, 98, 50)[1] < 20)
    #expect(try FilterTools.pixel(wheel, 50, 50)[1] > 240 && FilterTools.pixel(wheel, 1, 1)[3] == 0)
  }

  @Test func patterns() throws {
    let board = try made(
      "CICheckerboardGenerator", ["inputCenter": CIVector(x: 0, y: 0), "inputWidth": 10.0])
    #expect(try FilterTools.pixel(board, 5, 5)[0] == 255 && FilterTools.pixel(board, 15, 5)[0] == 0)
    #expect(
      try FilterTools.pixel(board, 15, 15)[0] == 255 && FilterTools.pixel(board, -1, 5)[0] == 0)
    let stripes = try made(
      "CIStripesGenerator", ["inputCenter": CIVector(x: 0, y: 0), "inputWidth": 10.0])
    #expect(
      try FilterTools.pixel(stripes, 9, 15)[0] == 255 && FilterTools.pixel(stripes, 10, 3)[0] == 0)
    let random = try made("CIRandomGenerator", [:])
    let area = CGRect(x: 0, y: 0, width: 50, height: 50)
    #expect(abs(try FilterTools.mean(random, area) - 128) < 10)
    let rect: [String: Any] = [
      "inputExtent": CIVector(x: 10, y: 10, z: 40, w: 30), "inputRadius": 10.0,
      "inputColor": CIColor.red,
    ]
    let filled = try made("CIRoundedRectangleGenerator", rect)
    #expect(try FilterTools.pixel(filled, 30, 25) == [255, 0, 0, 255])
    #expect(
      try FilterTools.pixel(filled, 10, 10)[3] == 0 && FilterTools.pixel(filled, 10, 25)[3] == 255)
    let stroked = try made(
      "CIRoundedRectangleStrokeGenerator", rect.merging(["inputWidth": 4.0]) { $1 })
    #expect(
      try FilterTools.pixel(stroked, 30, 25)[3] == 0 && FilterTools.pixel(stroked, 9, 25)[3] == 255)
    let soft = try made("CIBlurredRectangleGenerator", rect.merging(["inputSigma": 2.0]) { $1 })
    #expect(abs(try FilterTools.pixel(soft, 10, 25)[3] - 153) < 15)
    let color = try made("CIConstantColorGenerator", ["inputColor": CIColor.blue])
    #expect(try FilterTools.pixel(color, 9999, -7) == [0, 0, 255, 255])
  }

  @Test(arguments: ["CIStarShineGenerator", "CISunbeamsGenerator", "CILenticularHaloGenerator"])
  func halosFade(name: String) throws {
    let halo = try made(name, ["inputCenter": CIVector(x: 150, y: 150)])
    let places =
      name == "CILenticularHaloGenerator" ? [(220, 150), (80, 150), (150, 80)] : [(150, 150)]
    #expect(try places.contains { try FilterTools.pixel(halo, $0.0, $0.1)[3] > 30 })
    #expect(try FilterTools.pixel(halo, 1500, 1410)[3] < 5)
  }
}

import CoreImage
import Testing

struct DistortionFiltersTests {
  private let center = CIVector(x: 50.5, y: 50.5)

  private func ramp(_ x: Int, _ y: Int) throws -> Int {
    try FilterTools.pixel(FilterTools.ramp, x, y)[0]
  }

  private func warped(_ name: String, _ parameters: [String: Any] = [:]) -> CIImage {
    FilterTools.ramp.applyingFilter(
      name,
      parameters: ["inputCenter": center, "inputRadius": 20.0].merging(parameters) { $1 })
  }

  @Test(arguments: [
    "CIBumpDistortion", "CIPinchDistortion", "CITwirlDistortion",
    "CIVortexDistortion",
  ])
  func onlyTheDiscChanges(name: String) throws {
    let image = warped(name)
    #expect(try FilterTools.pixel(image, 75, 50)[0] == ramp(75, 50))
    #expect(try FilterTools.pixel(image, 50, 50)[0] == ramp(50, 50))
    #expect(try FilterTools.reds(image) != FilterTools.reds(FilterTools.ramp))
  }

  @Test func directions() throws {
    // The ramp grows by 2 a pixel to the right: a bump takes what is nearer to the centre.
    #expect(try FilterTools.pixel(warped("CIBumpDistortion"), 60, 50)[0] < ramp(60, 50))
    #expect(try FilterTools.pixel(warped("CIPinchDistortion"), 60, 50)[0] > ramp(60, 50))
    let linear = warped("CIBumpDistortionLinear")
    #expect(try FilterTools.pixel(linear, 60, 50)[0] < ramp(60, 50))
    #expect(try FilterTools.pixel(linear, 60, 90)[0] < ramp(60, 90))
    #expect(try FilterTools.pixel(linear, 80, 50)[0] == ramp(80, 50))
    let hole = warped("CIHoleDistortion", ["inputRadius": 10.0])
    #expect(try FilterTools.pixel(hole, 52, 50)[3] == 0)
    // 20 pixels from the centre, the source is 20 - 10² / 20 pixels away.
    #expect(abs(try FilterTools.pixel(hole, 70, 50)[0] - ramp(65, 50)) <= 1)
    let splash = warped("CICircleSplashDistortion", ["inputRadius": 10.0])
    #expect(try FilterTools.pixel(splash, 55, 50)[0] == ramp(55, 50))
    #expect(abs(try FilterTools.pixel(splash, 95, 50)[0] - ramp(60, 50)) <= 1)
    let tunnel = warped("CILightTunnel", ["inputRadius": 10.0])
    #expect(try FilterTools.pixel(tunnel, 55, 50)[0] == ramp(55, 50))
    #expect(abs(try FilterTools.pixel(tunnel, 70, 50)[0] - ramp(55, 50)) <= 1)
    let wrap = warped("CICircularWrap", ["inputRadius": 10.0])
    #expect(wrap.extent == CGRect(x: -59.5, y: -59.5, width: 220, height: 220))
    #expect(
      try FilterTools.pixel(wrap, 50, 50)[3] == 0 && FilterTools.pixel(wrap, 50, 90)[3] == 255)
  }

  @Test func texturesAndLenses() throws {
    let still = FilterTools.plain(255, 255, 255, width: 100, height: 100)
    let moved = FilterTools.ramp.applyingFilter(
      "CIDisplacementDistortion",
      parameters: [
        "inputScale": 20.0,
        "inputDisplacementImage": still.applyingFilter(
          "CIColorMatrix", parameters: ["inputGVector": CIVector(x: 0.2140411, y: 0, z: 0, w: 0)]),
      ])
    // A red of 1 moves by half of the scale; a green of ½ does not move.
    #expect(abs(try FilterTools.pixel(moved, 40, 50)[0] - ramp(50, 50)) <= 1)
    let glass = FilterTools.ramp.applyingFilter(
      "CIGlassDistortion", parameters: ["inputScale": 10.0, "inputTexture": still])
    #expect(try FilterTools.pixel(glass, 40, 50) == FilterTools.pixel(FilterTools.ramp, 45, 55))
    let lozenge = FilterTools.ramp.applyingFilter(
      "CIGlassLozenge",
      parameters: [
        "inputPoint0": CIVector(x: 40, y: 50.5), "inputPoint1": CIVector(x: 60, y: 50.5),
        "inputRadius": 20.0,
      ])
    #expect(try FilterTools.pixel(lozenge, 70, 50)[0] < ramp(70, 50))
    #expect(try FilterTools.pixel(lozenge, 90, 50)[0] == ramp(90, 50))
    let torus = warped("CITorusLensDistortion", ["inputRadius": 30.0, "inputWidth": 10.0])
    #expect(try FilterTools.pixel(torus, 60, 50)[0] == ramp(60, 50))
    #expect(try FilterTools.pixel(torus, 83, 50)[0] != ramp(83, 50))
  }

  @Test func theMiddleOfNinePartsGrows() throws {
    for name in ["CINinePartStretched", "CINinePartTiled"] {
      let image = FilterTools.ramp.applyingFilter(
        name,
        parameters: [
          "inputBreakpoint0": CIVector(x: 40, y: 40), "inputBreakpoint1": CIVector(x: 60, y: 60),
          "inputGrowAmount": CIVector(x: 20, y: 0),
        ])
      #expect(image.extent == CGRect(x: 0, y: 0, width: 120, height: 100))
      #expect(try FilterTools.pixel(image, 10, 10)[0] == ramp(10, 10))
      #expect(try FilterTools.pixel(image, 110, 90)[0] == ramp(90, 90))
      let middle = try FilterTools.pixel(image, 60, 10)[0]
      #expect(abs(middle - (try ramp(name == "CINinePartTiled" ? 40 : 50, 10))) <= 1)
    }
  }
}

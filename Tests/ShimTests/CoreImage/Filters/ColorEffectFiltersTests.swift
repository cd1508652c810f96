import CoreImage
import Testing

struct ColorEffectFiltersTests {
  @Test func colorsOfKnownDefinitions() throws {
    let cases: [(String, [Int], [String: Any], [Int])] = [
      ("CIColorInvert", [200, 100, 50], [:], [55, 155, 205]),
      ("CIColorMonochrome", [255, 255, 255], [:], [153, 115, 76]),
      ("CIColorPosterize", [100, 200, 0], ["inputLevels": 4.0], [85, 255, 0]),
      ("CIFalseColor", [0, 0, 0], [:], [77, 0, 0]),
      ("CIFalseColor", [255, 255, 255], [:], [255, 230, 204]),
      ("CIMaximumComponent", [10, 99, 50], [:], [99, 99, 99]),
      ("CIMinimumComponent", [10, 99, 50], [:], [10, 10, 10]),
      ("CIColorCrossPolynomial", [10, 99, 50], [:], [10, 99, 50]),
      ("CISepiaTone", [100, 100, 100], [:], [135, 120, 94]),
    ]
    for (name, color, parameters, expected) in cases {
      let result = try FilterTools.filtered(color, name, parameters)
      #expect(FilterTools.isClose(result, expected), "\(name): \(result)")
    }
    let mask = FilterTools.plain(128, 128, 128).applyingFilter("CIMaskToAlpha")
    #expect(try FilterTools.pixel(mask, 0, 0) == [255, 255, 255, 128])
  }

  @Test func looksOfPhotos() throws {
    func look(_ name: String, _ grey: Int) throws -> [Int] {
      try FilterTools.filtered([grey, grey, grey], "CIPhotoEffect\(name)")
    }
    for name in ["Mono", "Noir", "Tonal"] {
      let grey = try FilterTools.filtered([200, 40, 90], "CIPhotoEffect\(name)")
      #expect(grey[0] == grey[1] && grey[1] == grey[2])
    }
    #expect(try look("Noir", 60)[0] < look("Mono", 60)[0])
    #expect(try look("Tonal", 20)[0] > look("Mono", 20)[0])
    #expect(try look("Fade", 0)[0] > 10)
    #expect(try look("Instant", 255)[2] < 230 && look("Instant", 0)[2] > 10)
    #expect(try look("Process", 0)[2] > look("Process", 0)[0])
    #expect(try look("Transfer", 128)[0] > look("Transfer", 128)[2])
    let chrome = try FilterTools.filtered([150, 100, 100], "CIPhotoEffectChrome")
    #expect(chrome[0] - chrome[1] > 50)
    let cold = try FilterTools.filtered([0, 0, 0], "CIThermal")
    let hot = try FilterTools.filtered([255, 255, 255], "CIThermal")
    #expect(cold[2] > cold[0] && hot[0] > 250)
    #expect(try FilterTools.filtered([0, 0, 0], "CIXRay")[1] > 200)
  }

  @Test func placesOfThePicture() throws {
    let white = FilterTools.plain(255, 255, 255, width: 100, height: 100)
    let vignette = white.applyingFilter("CIVignette", parameters: ["inputIntensity": 1.0])
    #expect(try FilterTools.pixel(vignette, 50, 50)[0] >= 254)
    #expect(try FilterTools.pixel(vignette, 0, 0)[0] < 10)
    let effect = white.applyingFilter(
      "CIVignetteEffect", parameters: ["inputCenter": CIVector(x: 50, y: 50), "inputRadius": 20.0])
    #expect(try FilterTools.pixel(effect, 60, 55)[0] == 255)
    #expect(try FilterTools.pixel(effect, 2, 2)[0] == 0)
    let grey = FilterTools.plain(128, 128, 128, width: 64, height: 64)
    let dithered = grey.applyingFilter("CIDither", parameters: ["inputIntensity": 0.5])
    #expect(abs(try FilterTools.mean(dithered, grey.extent) - 128) < 3)
    #expect(Set(try FilterTools.reds(dithered).joined()).count > 20)
    let paper = FilterTools.plain(200, 190, 170, width: 16, height: 16)
    #expect(try FilterTools.pixel(paper.applyingFilter("CIDocumentEnhancer"), 8, 8)[2] > 250)
  }
}

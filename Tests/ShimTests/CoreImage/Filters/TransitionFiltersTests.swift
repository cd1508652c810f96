import CoreImage
import Testing

struct TransitionFiltersTests {
  static let names = CIFilter.filterNames(inCategory: kCICategoryTransition).filter {
    !$0.contains("PageCurl") && !$0.contains("Accordion")
  }

  @Test(arguments: names) func transitionsGoFromOneToTheOther(name: String) throws {
    let red = FilterTools.plain(255, 0, 0, width: 60, height: 60)
    let blue = FilterTools.plain(0, 0, 255, width: 60, height: 60)
    func picture(_ time: Double) -> CIImage {
      red.applyingFilter(
        name,
        parameters: [
          "inputTargetImage": blue, "inputTime": time, "inputCenter": CIVector(x: 30, y: 30),
          "inputMaskImage": FilterTools.ramp,
          "inputExtent": CIVector(x: 0, y: 0, z: 60, w: 60), "inputWidth": 10.0,
        ])
    }
    let area = red.extent
    #expect(try FilterTools.reds(picture(0), area).joined().allSatisfy { $0 == 255 })
    #expect(try FilterTools.reds(picture(1), area).joined().allSatisfy { $0 == 0 })
    let middle = picture(0.3)
    let pixels = try [(5, 5), (30, 30), (55, 55), (12, 40)].map {
      try FilterTools.pixel(middle, $0.0, $0.1)
    }
    #expect(pixels.contains { $0 != [255, 0, 0, 255] })
    #expect(pixels.contains { $0 != [0, 0, 255, 255] })
  }

  @Test func halfOfADissolveIsTheMean() throws {
    let dissolve = CIFilter.dissolveTransition()
    dissolve.inputImage = FilterTools.plain(200, 100, 0)
    dissolve.targetImage = FilterTools.plain(100, 200, 50)
    dissolve.time = 0.5
    #expect(try FilterTools.pixel(dissolve.outputImage, 0, 0) == [150, 150, 25, 255])
  }
}

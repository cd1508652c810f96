import CoreImage
import Testing

struct TransformFiltersTests {
  private let corners: [String: Any] = [
    "inputTopLeft": CIVector(x: 20, y: 90), "inputTopRight": CIVector(x: 80, y: 70),
    "inputBottomLeft": CIVector(x: 10, y: 10), "inputBottomRight": CIVector(x: 95, y: 5),
  ]

  @Test func perspectivesGoThereAndBack() throws {
    let there = FilterTools.ramp.applyingFilter("CIPerspectiveTransform", parameters: corners)
    #expect(there.extent == CGRect(x: 10, y: 5, width: 85, height: 85))
    #expect(try FilterTools.pixel(there, 90, 80)[3] == 0)
    let back = there.applyingFilter("CIPerspectiveCorrection", parameters: corners)
    let scaleX = 100 / Double(back.extent.width), scaleY = 100 / Double(back.extent.height)
    for (x, y) in [(20, 20), (40, 60), (60, 30)] {
      let source = try FilterTools.pixel(
        FilterTools.ramp, Int(Double(x) * scaleX), Int(Double(y) * scaleY))[0]
      #expect(abs(try FilterTools.pixel(back, x, y)[0] - source) <= 6)
    }
    let part = FilterTools.ramp.applyingFilter(
      "CIPerspectiveTransformWithExtent",
      parameters: corners.merging(["inputExtent": CIVector(x: 0, y: 0, z: 100, w: 100)]) { $1 })
    #expect(try FilterTools.reds(part) == FilterTools.reds(there))
    let line: [String: Any] = ["inputTopLeft": CIVector(x: 0, y: 0)]
      .merging(["inputTopRight": CIVector(x: 0, y: 0), "inputBottomLeft": CIVector(x: 0, y: 0)]) {
        $1
      }
    #expect(
      FilterTools.ramp.applyingFilter("CIPerspectiveTransform", parameters: line).extent.isNull)
  }

  @Test func sizesAndParts() throws {
    for name in ["CILanczosScaleTransform", "CIBicubicScaleTransform"] {
      let small = FilterTools.ramp.applyingFilter(
        name, parameters: ["inputScale": 0.5, "inputAspectRatio": 0.5])
      #expect(small.extent == CGRect(x: 0, y: 0, width: 25, height: 50))
      let mean = try FilterTools.mean(FilterTools.ramp, CGRect(x: 40, y: 40, width: 4, height: 2))
      #expect(abs(Double(try FilterTools.pixel(small, 10, 20)[0]) - mean) < 3)
    }
    let crop = FilterTools.ramp.applyingFilter(
      "CICrop", parameters: ["inputRectangle": CIVector(x: 10, y: 20, z: 30, w: 40)])
    #expect(crop.extent == CGRect(x: 10, y: 20, width: 30, height: 40))
    let moved = FilterTools.ramp.applyingFilter(
      "CIAffineTransform",
      parameters: ["inputTransform": CGAffineTransform(translationX: 5, y: 6)])
    #expect(try FilterTools.pixel(moved, 15, 16) == FilterTools.pixel(FilterTools.ramp, 10, 10))
    let level = FilterTools.ramp.applyingFilter(
      "CIStraightenFilter", parameters: ["inputAngle": 0.2])
    #expect(level.extent == FilterTools.ramp.extent)
    // No corner is empty.
    for (x, y) in [(1, 1), (98, 1), (1, 98), (98, 98)] {
      #expect(try FilterTools.pixel(level, x, y)[3] == 255)
    }
  }
}

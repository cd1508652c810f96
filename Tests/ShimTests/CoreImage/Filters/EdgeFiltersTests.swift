import CoreImage
import Testing

struct EdgeFiltersTests {
  /// Dark at the left and light at the right, 20 × 20 pixels.
  private var step: CIImage {
    FilterTools.greys([[UInt32]](repeating: (0..<20).map { $0 < 10 ? 40 : 220 }, count: 20))
  }

  @Test func gradientsOfBothDirections() throws {
    for name in ["CISobelGradients", "CIGaborGradients"] {
      let image = step.applyingFilter(name)
      let edge = try FilterTools.pixel(image, 10, 10)
      #expect(edge[0] > 100 && edge[1] == 0, "\(name) \(edge)")
      #expect(try FilterTools.pixel(image, 3, 10)[0] == 0)
      let turned = step.oriented(.right).applyingFilter(name)
      let other = try FilterTools.pixel(turned, 10, 10)
      #expect(other[1] > 100 && other[0] == 0)
    }
  }

  @Test func linesOfEdges() throws {
    let canny = try FilterTools.reds(step.applyingFilter("CICannyEdgeDetector"))[10]
    #expect(canny.filter { $0 == 255 }.count == 1 && canny[9] + canny[10] == 255)
    let overlay = step.applyingFilter("CILineOverlay")
    #expect(try FilterTools.pixel(overlay, 3, 10)[3] == 0)
    #expect(try FilterTools.pixel(overlay, 10, 10) == [0, 0, 0, 255])
    let wood = try FilterTools.reds(step.applyingFilter("CIEdgeWork"))[10]
    #expect(wood[8] == 0 && wood[11] == 255)
    let comic = step.applyingFilter("CIComicEffect")
    #expect(try FilterTools.pixel(comic, 10, 10)[0] < 60)
    let white = FilterTools.plain(255, 255, 255, width: 20, height: 20)
    #expect(try FilterTools.mean(white.applyingFilter("CIComicEffect"), white.extent) > 200)
  }
}

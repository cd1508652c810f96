import CoreImage
import CoreVideo
import Foundation
import Testing

struct CIImageTests {
  /// Red and green above blue and white.
  private let image = FilterTools.picture([
    [0xFF00_00FF, 0x00FF_00FF], [0x0000_FFFF, 0xFFFF_FFFF],
  ])

  private func corner(_ image: CIImage) throws -> [Int] {
    Array(
      try FilterTools.pixel(image, Int(image.extent.minX), Int(image.extent.maxY) - 1).prefix(3))
  }

  @Test func orientationsTurnUpright() throws {
    // The upper left corner afterwards.
    let corners: [(CGImagePropertyOrientation, [Int])] = [
      (.up, [255, 0, 0]), (.upMirrored, [0, 255, 0]), (.down, [255, 255, 255]),
      (.downMirrored, [0, 0, 255]), (.leftMirrored, [255, 0, 0]), (.right, [0, 0, 255]),
      (.rightMirrored, [255, 255, 255]), (.left, [0, 255, 0]),
    ]
    for (orientation, expected) in corners {
      let turned = image.oriented(orientation)
      #expect(turned.extent == image.extent)
      #expect(try corner(turned) == expected, "\(orientation)")
      #expect(
        try corner(image.oriented(forExifOrientation: Int32(orientation.rawValue))) == expected)
    }
    let wide = FilterTools.plain(1, 2, 3, width: 30, height: 10)
    #expect(wide.oriented(.right).extent == CGRect(x: 0, y: 0, width: 10, height: 30))
    #expect(image.oriented(forExifOrientation: 99).extent == image.extent)
  }

  @Test func edgesAreRepeated() throws {
    let clamped = image.clampedToExtent()
    #expect(clamped.extent.isInfinite)
    #expect(try FilterTools.pixel(clamped, -50, 60) == [255, 0, 0, 255])
    #expect(try FilterTools.pixel(clamped, 40, -9) == [255, 255, 255, 255])
    let part = image.clamped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try FilterTools.pixel(part, 8, 8) == [0, 0, 255, 255])
  }

  @Test func alphaAndSampling() throws {
    let half = FilterTools.picture([[0x8000_0080]])
    #expect(try FilterTools.pixel(half, 0, 0) == [255, 0, 0, 128])
    #expect(try FilterTools.pixel(half.settingAlphaOne(in: half.extent), 0, 0)[3] == 255)
    #expect(try FilterTools.pixel(half.premultiplyingAlpha(), 0, 0)[0] == 128)
    #expect(
      try FilterTools.pixel(half.premultiplyingAlpha().unpremultiplyingAlpha(), 0, 0)[0] == 255)
    let large = CGAffineTransform(scaleX: 10, y: 10)
    let greys = FilterTools.greys([[0, 200]])
    let nearest = Set(try FilterTools.reds(greys.samplingNearest().transformed(by: large)).joined())
    let linear = Set(try FilterTools.reds(greys.samplingLinear().transformed(by: large)).joined())
    #expect(nearest == [0, 200] && linear.count > 5)
    for matrix in [CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: .nan, y: 1)] {
      #expect(image.transformed(by: matrix).extent.isNull)
    }
    #expect(
      image.cropped(to: CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: 1)).extent
        .height == 1)
    let huge = image.transformed(by: CGAffineTransform(scaleX: 1e6, y: 1e6))
    #expect(CIContext().createCGImage(huge, from: huge.extent) == nil)
  }

  @Test func undrawnFiltersGiveAnEmptyPicture() throws {
    #expect(image.applyingFilter("CIDroste").extent.isNull)
    var buffer: CVPixelBuffer?
    _ = CVPixelBufferCreate(nil, 2, 2, kCVPixelFormatType_DepthFloat32, nil, &buffer)
    #expect(CIImage(cvPixelBuffer: try #require(buffer)).extent.isNull)
  }

  @Test func aPictureWithoutContentIsEmpty() {
    #expect(CIImage().extent.isNull)
  }
}

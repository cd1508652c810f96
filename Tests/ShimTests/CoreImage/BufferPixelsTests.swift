import CoreImage
import CoreVideo
import Testing

struct BufferPixelsTests {
  private func buffer(_ format: OSType, _ bytes: [[UInt8]]) throws -> CVPixelBuffer {
    var buffer: CVPixelBuffer?
    CVPixelBufferCreate(nil, 2, 2, format, nil, &buffer)
    let made = try #require(buffer)
    for (plane, values) in bytes.enumerated() {
      let start = try #require(
        CVPixelBufferIsPlanar(made)
          ? CVPixelBufferGetBaseAddressOfPlane(made, plane) : CVPixelBufferGetBaseAddress(made))
      for (index, value) in values.enumerated() {
        start.storeBytes(of: value, toByteOffset: index, as: UInt8.self)
      }
    }
    return made
  }

  private func colour(of image: CIImage) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4)
    CIContext().render(
      image, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: 0, y: 1, width: 1, height: 1),
      format: .RGBA8, colorSpace: nil)
    return bytes
  }

  @Test func theFirstBytesAreAtTheTopLeft() throws {
    let bgra = try buffer(kCVPixelFormatType_32BGRA, [[0, 0, 255, 255]])
    let image = CIImage(cvPixelBuffer: bgra)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(colour(of: image) == [255, 0, 0, 255])
    let argb = try buffer(kCVPixelFormatType_32ARGB, [[255, 0, 255, 0]])
    #expect(colour(of: CIImage(cvPixelBuffer: argb)) == [0, 255, 0, 255])
    let grey = try buffer(kCVPixelFormatType_OneComponent8, [[200]])
    #expect(colour(of: CIImage(cvPixelBuffer: grey)) == [200, 200, 200, 255])
  }

  @Test func colourDifferencesBecomeColours() throws {
    let white = try buffer(
      kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, [[235], [128, 128]])
    #expect(colour(of: CIImage(cvPixelBuffer: white)) == [255, 255, 255, 255])
    // Red in BT.601.
    let red = try buffer(kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, [[76], [85, 255]])
    let found = colour(of: CIImage(cvPixelBuffer: red))
    #expect(found[0] > 250 && found[1] < 5 && found[2] < 5)
  }

  @Test func aPictureIsDrawnIntoABuffer() throws {
    let buffer = try buffer(kCVPixelFormatType_32BGRA, [[]])
    CIContext().render(CIImage(color: CIColor(red: 0, green: 0, blue: 1)), to: buffer)
    #expect(colour(of: CIImage(cvPixelBuffer: buffer)) == [0, 0, 255, 255])
  }
}

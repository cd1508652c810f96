import AVFoundation
import CoreVideo
import Testing

struct CVPixelBufferTests {
  private func buffer(_ width: Int, _ height: Int, _ format: OSType) -> CVPixelBuffer? {
    var buffer: CVPixelBuffer?
    CVPixelBufferCreate(nil, width, height, format, nil, &buffer)
    return buffer
  }

  @Test func pixelsAreKept() throws {
    let pixels = try #require(buffer(3, 2, kCVPixelFormatType_32BGRA))
    CVPixelBufferLockBaseAddress(pixels, [])
    let bytes = try #require(CVPixelBufferGetBaseAddress(pixels))
    let row = CVPixelBufferGetBytesPerRow(pixels)
    bytes.storeBytes(of: 0xFF11_2233, toByteOffset: row + 4, as: UInt32.self)
    CVPixelBufferUnlockBaseAddress(pixels, [])
    #expect(bytes.load(fromByteOffset: row + 4, as: UInt32.self) == 0xFF11_2233)
    #expect(CVPixelBufferGetPlaneCount(pixels) == 0 && row >= 12)
  }

  @Test func planesFollowEachOther() throws {
    let pixels = try #require(buffer(5, 3, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange))
    #expect(CVPixelBufferGetPlaneCount(pixels) == 2)
    #expect(CVPixelBufferGetWidthOfPlane(pixels, 1) == 3)
    #expect(CVPixelBufferGetHeightOfPlane(pixels, 1) == 2)
    let first = try #require(CVPixelBufferGetBaseAddressOfPlane(pixels, 0))
    let second = try #require(CVPixelBufferGetBaseAddressOfPlane(pixels, 1))
    #expect(second - first == 3 * CVPixelBufferGetBytesPerRowOfPlane(pixels, 0))
    #expect(CVPixelBufferGetBaseAddressOfPlane(pixels, 2) == nil)
  }

  @Test func invalidSizesAndFormatsHaveNoBuffer() {
    #expect(buffer(0, 2, kCVPixelFormatType_32BGRA) == nil)
    #expect(buffer(.max, .max, kCVPixelFormatType_32BGRA) == nil)
    #expect(buffer(2, 2, 1234) == nil)
  }

  @Test func aPoolMakesBuffersOfItsSize() throws {
    var pool: CVPixelBufferPool?
    CVPixelBufferPoolCreate(
      nil, nil, ["Width": 4, "Height": 2, "PixelFormatType": Int(kCVPixelFormatType_32BGRA)], &pool)
    var pixels: CVPixelBuffer?
    CVPixelBufferPoolCreatePixelBuffer(nil, try #require(pool), &pixels)
    #expect(CVPixelBufferGetWidth(try #require(pixels)) == 4)
  }

  @Test func aSampleKeepsItsImageAndTime() throws {
    let pixels = try #require(buffer(2, 2, kCVPixelFormatType_32BGRA))
    var format: CMVideoFormatDescription?
    CMVideoFormatDescriptionCreateForImageBuffer(
      allocator: nil, imageBuffer: pixels, formatDescriptionOut: &format)
    let time = CMTime(value: 3, timescale: 30)
    let sample = try CMSampleBuffer(
      imageBuffer: pixels, formatDescription: try #require(format),
      sampleTiming: CMSampleTimingInfo(
        duration: .zero, presentationTimeStamp: time, decodeTimeStamp: .invalid))
    #expect(CMSampleBufferGetImageBuffer(sample) === pixels)
    #expect(CMSampleBufferGetPresentationTimeStamp(sample) == time)
    #expect(format.map { CMVideoFormatDescriptionGetDimensions($0).width } == 2)
  }
}

import CoreGraphics
import Foundation
import Testing

struct CGImageProviderTests {
  private func image(
    _ bytes: [UInt8], bitsPerPixel: Int, space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
    info: CGImageAlphaInfo, decode: [CGFloat]? = nil, width: Int = 1
  ) throws -> CGImage? {
    let provider = try #require(CGDataProvider(data: Data(bytes) as NSData))
    return CGImage(
      width: width, height: 1, bitsPerComponent: 8, bitsPerPixel: bitsPerPixel,
      bytesPerRow: width * bitsPerPixel / 8, space: space,
      bitmapInfo: CGBitmapInfo(rawValue: info.rawValue), provider: provider, decode: decode,
      shouldInterpolate: true, intent: .defaultIntent)
  }

  private func pixels(_ image: CGImage?) throws -> [UInt8] {
    try Array(#require(image?.dataProvider?.data as Data?))
  }

  @Test func pixelsAreReadInTheirLayout() throws {
    let bytes: [UInt8] = [10, 20, 30, 40, 50, 60]
    let opaque = try image(bytes, bitsPerPixel: 24, info: .none, width: 2)
    #expect(try pixels(opaque) == [10, 20, 30, 255, 40, 50, 60, 255])
    #expect(
      try pixels(image([128, 10, 20, 30], bitsPerPixel: 32, info: .first)) == [10, 20, 30, 128])
    let grey = try image([70], bitsPerPixel: 8, space: CGColorSpaceCreateDeviceGray(), info: .none)
    #expect(try pixels(grey) == [70, 70, 70, 255])
    #expect(
      try pixels(image([0, 51, 255], bitsPerPixel: 24, info: .none, decode: [1, 0, 1, 0, 0, 0.5]))
        == [255, 204, 128, 255])
  }

  @Test func masksAndGreysGiveAnImageItsOpacity() throws {
    let picture = try #require(
      try image([10, 20, 30, 40, 50, 60], bitsPerPixel: 24, info: .none, width: 2))
    let grey = try #require(
      try image(
        [51, 204], bitsPerPixel: 8, space: CGColorSpaceCreateDeviceGray(), info: .none,
        width: 2))
    #expect(try pixels(picture.masking(grey)) == [10, 20, 30, 51, 40, 50, 60, 204])
    let provider = try #require(CGDataProvider(data: Data([51, 204]) as NSData))
    let mask = try #require(
      CGImage(
        maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
        provider: provider, decode: nil, shouldInterpolate: false))
    #expect(mask.isMask && !grey.isMask)
    #expect(try pixels(picture.masking(mask)) == [10, 20, 30, 204, 40, 50, 60, 51])
  }

  @Test func missingBytesAreBlack() throws {
    let image = try image([9, 9, 9], bitsPerPixel: 24, info: .none, width: 2)
    #expect(try pixels(image) == [9, 9, 9, 255, 0, 0, 0, 255])
  }

  @Test(arguments: [0, -1, Int.max, 1 << 40]) func impossibleSizesAreRefused(_ width: Int) throws {
    let provider = try #require(CGDataProvider(data: NSData()))
    #expect(
      CGImage(
        width: width, height: width, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: 1),
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent) == nil)
    #expect(
      CGContext(
        data: nil, width: width, height: width, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1) == nil)
  }

  @Test func otherLayoutsAreRefused() throws {
    #expect(try image([1, 2, 3, 4], bitsPerPixel: 32, info: .none) == nil)
    #expect(try image([1, 2, 3], bitsPerPixel: 24, info: .premultipliedLast) == nil)
  }

  @Test func literalsAreColours() throws {
    let colours: [CGColor] = [#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)]
    #expect(colours == [CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)])
    #expect(CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2))
  }
}

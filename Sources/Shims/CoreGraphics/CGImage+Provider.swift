import Drawing
import Foundation

extension CGImage {
  /// Creates an image from the bytes of its pixels, which are copied.
  ///
  /// Returns nil unless a component has 8 bits and a pixel is a grey, an opacity, or red, green and
  /// blue with or without alpha. Pixels whose bytes are missing are black or clear. Pictures are
  /// always interpolated; the intent has no effect.
  ///
  /// - Parameter decode: The values of the smallest and the largest byte of each component, as in
  ///   `[1, 0]` for a negative; nil for 0 and 1.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard
      let memory = BitmapMemory(
        at: nil, width: width, height: height, bitsPerComponent: bitsPerComponent,
        bytesPerRow: bytesPerRow, space: space.model, info: bitmapInfo.rawValue),
      memory.bitsPerPixel == bitsPerPixel, let data = provider.data
    else { return nil }
    memory.copy(data as Data)
    var image = memory.image
    if let decode { image = image.decoded(by: decode, isGrey: space.model == .monochrome) }
    self.init(image)
  }
}

extension CGImage {
  /// Creates a mask, whose dark pixels are those to paint, from the bytes of its pixels.
  ///
  /// Returns nil unless a pixel is a component of 8 bits.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard
      let grey = CGImage(
        width: width, height: height, bitsPerComponent: bitsPerComponent,
        bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue), provider: provider,
        decode: decode, shouldInterpolate: shouldInterpolate, intent: .defaultIntent)
    else { return nil }
    self.init(grey.image, isMask: true)
  }

  /// Returns the image with the opacity of a mask, or with the brightness of another image as its
  /// opacity; either is stretched to the size of this one.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard mask.width > 0, mask.height > 0 else { return nil }
    var pixels = image.pixels
    for pixel in 0..<width * height {
      let row = pixel / width * mask.height / height
      let brightness = Int(
        mask.image.pixels[(row * mask.width + pixel % width * mask.width / width) * 4])
      let opacity = mask.isMask ? 255 - brightness : brightness
      pixels[pixel * 4 + 3] = UInt8(Int(pixels[pixel * 4 + 3]) * opacity / 255)
    }
    return CGImage(DisplayImage(width: width, height: height, pixels: pixels))
  }
}

extension DisplayImage {
  /// Returns the picture with each colour component between two values.
  fileprivate func decoded(by limits: UnsafePointer<CGFloat>, isGrey: Bool) -> DisplayImage {
    var pixels = pixels
    for index in pixels.indices where index % 4 < 3 {
      let limit = isGrey ? 0 : index % 4 * 2
      let value = limits[limit] + CGFloat(pixels[index]) / 255 * (limits[limit + 1] - limits[limit])
      pixels[index] = value.isNaN ? 0 : UInt8((min(max(value, 0), 1) * 255).rounded())
    }
    return DisplayImage(width: width, height: height, pixels: pixels)
  }
}

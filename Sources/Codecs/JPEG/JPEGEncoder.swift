internal import CJPEG
import Drawing
import Foundation

extension DisplayImage {
  /// Encodes the image as a JPEG, above white; nil if it is empty or too large for one.
  ///
  /// The quality is 0…1; others are taken as the nearest of these.
  package func jpegData(quality: Double) -> Data? {
    guard width > 0, height > 0, width <= 65_500, height <= 65_500 else { return nil }
    let opaque = pixels.withUnsafeBufferPointer { source in
      [UInt8](unsafeUninitializedCapacity: source.count) { target, count in
        for index in stride(from: 0, to: source.count, by: 4) {
          let alpha = Int(source[index + 3])
          for part in index..<index + 3 {
            target[part] = UInt8((Int(source[part]) * alpha + 255 * (255 - alpha) + 127) / 255)
          }
          target[index + 3] = 255
        }
        count = source.count
      }
    }
    let percent = quality.isNaN ? 100 : Int32((min(max(quality, 0), 1) * 100).rounded())
    var bytes: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    defer { free(bytes) }
    guard cjpeg_write(opaque, Int32(width), Int32(height), percent, &bytes, &count) == 1,
      let bytes
    else { return nil }
    return Data(bytes: bytes, count: Int(count))
  }
}

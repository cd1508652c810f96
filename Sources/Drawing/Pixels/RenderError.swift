import Foundation

/// An error of drawing, reading or writing an image.
public enum RenderError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The size or scale of an image is not a positive, finite number.
  case invalidSize(width: Double, height: Double, scale: Double)
  /// An image of this many pixels exceeds the limits.
  case tooLarge(width: Int, height: Int)
  /// An image of this many pixels does not fit into memory beside the other images.
  case outOfMemory(width: Int, height: Int)
  /// The bytes are not a complete, valid PNG.
  case invalidPNG(reason: String)
  /// The bytes are not a complete, valid JPEG.
  case invalidJPEG(reason: String)
  /// An image could not be encoded as PNG.
  case encodingFailed(reason: String)
  /// A file could not be written.
  case cannotWrite(path: String, reason: String)

  /// The largest width and height of an image, in pixels.
  package static let sideLimit = 32_768
  /// The largest image, in bytes of memory.
  package static let byteLimit = 1 << 30

  /// The error and how to fix it.
  public var description: String {
    switch self {
    case .invalidSize(let width, let height, let scale):
      "cannot draw a picture of \(width) × \(height) points at scale \(scale): "
        + "give a finite size and scale above zero"
    case .tooLarge(let width, let height):
      "a picture of \(width) × \(height) pixels is too large: the limits are "
        + "\(Self.sideLimit) pixels a side and \(Self.byteLimit >> 20) MiB; "
        + "use a smaller size or scale"
    case .outOfMemory(let width, let height):
      "a picture of \(width) × \(height) pixels and the other pictures together take over "
        + "\(PictureMemory.limit >> 20) MiB: use smaller or fewer files"
    case .invalidPNG(let reason):
      "this is not a readable PNG (\(reason)): check that the file is complete"
    case .invalidJPEG(let reason):
      "this is not a readable JPEG (\(reason)): check that the file is complete"
    case .encodingFailed(let reason):
      "the picture could not be encoded as PNG (\(reason))"
    case .cannotWrite(let path, let reason):
      "cannot write \(path): \(reason)"
    }
  }
}

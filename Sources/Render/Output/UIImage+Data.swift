import Codecs
import Foundation
import SystemIntegration
import ViewCore

extension UIImage {
  /// Decodes a PNG or JPEG at a scale of 1; nil if it cannot be decoded.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Decodes a PNG or JPEG at a scale in pixels per point; nil if it cannot be decoded.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? DisplayImage(imageData: data) else { return nil }
    self.init(image, scale: scale)
  }

  /// Decodes a PNG or JPEG file; nil if it cannot be read or decoded.
  ///
  /// A name that ends in `@2x` or `@3x` sets the scale.
  public convenience init?(contentsOfFile path: String) {
    let file = URL(fileURLWithPath: path)
    guard let data = try? InputFile.data(at: file, limit: .media) else { return nil }
    let (_, scale) = nameAndScale(of: file.deletingPathExtension().lastPathComponent)
    self.init(data: data, scale: scale)
  }

  /// Creates an image; a scale that is not positive and finite means 1.
  fileprivate convenience init(_ image: DisplayImage, scale: CGFloat) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    self.init(ResolvedImage(image: image, size: size))
  }
}

extension ImageRenderer {
  /// The rendered view as an image; nil if the system fonts are not installed or the size is
  /// invalid.
  public var uiImage: UIImage? {
    (try? pixmap()).map { UIImage(DisplayImage($0), scale: scale) }
  }
}

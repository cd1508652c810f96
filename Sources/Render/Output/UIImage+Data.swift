import Codecs
import Foundation
import LayoutDSL

extension UIImage {
  /// Reads a PNG or JPEG, one pixel to a point; nil if it cannot be read.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Reads a PNG or JPEG of some pixels to a point; nil if it cannot be read.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? DisplayImage(imageData: data) else { return nil }
    self.init(image, scale: scale)
  }

  /// Reads a PNG or JPEG file; nil if it cannot be read.
  ///
  /// A name that ends in `@2x` or `@3x` says how many pixels make a point.
  public convenience init?(contentsOfFile path: String) {
    let file = URL(fileURLWithPath: path)
    guard let data = try? Data(contentsOf: file) else { return nil }
    let (_, scale) = nameAndScale(of: file.deletingPathExtension().lastPathComponent)
    self.init(data: data, scale: scale)
  }

  /// What a scale that is no positive number would make of the size is the size at scale 1.
  fileprivate convenience init(_ image: DisplayImage, scale: CGFloat) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    self.init(ResolvedImage(image: image, size: size))
  }
}

extension ImageRenderer {
  /// The picture of the view, or nil if there are no fonts or it is too large.
  public var uiImage: UIImage? {
    (try? pixmap()).map { UIImage(DisplayImage($0), scale: scale) }
  }
}

import CoreImage
import Drawing
import Foundation

extension CIColor {
  /// Creates a colour from one of UIKit.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension CIImage {
  /// Creates a picture of an image; nil for a symbol, and options have no effect.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
    self.init(image: image)
  }
}

extension UIImage {
  /// Creates an image from a picture of Core Image; a scale that is not positive and finite means
  /// 1.
  ///
  /// The size is zero if the picture is empty or infinite.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    let bitmap = CIContext().createCGImage(ciImage, from: ciImage.extent)
    self.init(
      cgImage: bitmap ?? CGImage(DisplayImage(width: 0, height: 0, pixels: [])), scale: scale,
      orientation: orientation)
  }
}

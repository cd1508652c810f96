import UIKit

extension UIImage {
  /// An image of two points: red on the left, transparent on the right.
  @MainActor static var halfRed: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }
}

import CoreImage
import Foundation

extension CIColor {
  /// Creates a colour from one of UIKit.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

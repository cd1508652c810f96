import Foundation
import ObjectiveCNames
import SystemIntegration

extension _ValueBoxing where Self: NSValue {
  /// Creates a value of a transform.
  public init(caTransform3D transform: CATransform3D) {
    self.init(boxing: transform, "{CATransform3D=dddddddddddddddd}")
  }
}

extension NSValue {
  /// The transform; zeros for a value of another type.
  public var caTransform3DValue: CATransform3D { boxed() ?? CATransform3D() }
}

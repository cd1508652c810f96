// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI
import UIKit

/// An area of a node's coordinates.
open class SKRegion: NSObject {
  /// The outline; nil for an area that is computed from others.
  open private(set) var path: CGPath?
  private var isInside: (CGPoint) -> Bool = { _ in true }

  /// Creates an area without an end.
  public required override init() {}
  public convenience init(radius: Float) {
    self.init()
    let radius = CGFloat(radius)
    let square = CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
    path = CGPath(ellipseIn: square, transform: nil)
    isInside = { $0.x * $0.x + $0.y * $0.y <= radius * radius }
  }
  public convenience init(size: CGSize) {
    self.init()
    let rect = size.centered
    path = CGPath(rect: rect, transform: nil)
    isInside = { rect.contains($0) }
  }
  public convenience init(path: CGPath) {
    self.init()
    self.path = path
    isInside = { path.contains($0) }
  }

  open class func infinite() -> Self { Self() }
  open func inverse() -> Self { made { [isInside] in !isInside($0) } }
  open func byUnion(with region: SKRegion) -> Self {
    made { [isInside, other = region.isInside] in isInside($0) || other($0) }
  }
  open func byDifference(from region: SKRegion) -> Self {
    made { [isInside, other = region.isInside] in isInside($0) && !other($0) }
  }
  open func byIntersection(with region: SKRegion) -> Self {
    made { [isInside, other = region.isInside] in isInside($0) && other($0) }
  }
  private func made(_ isInside: @escaping (CGPoint) -> Bool) -> Self {
    let region = Self()
    region.isInside = isInside
    return region
  }

  open func contains(_ point: CGPoint) -> Bool { isInside(point) }
}

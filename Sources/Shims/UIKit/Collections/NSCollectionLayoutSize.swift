// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Layouts that are described by items, groups and sections; `CompositionalPlaces` places them.

open class NSCollectionLayoutDimension: NSObject, @unchecked Sendable {
  public let dimension: CGFloat
  public let isFractionalWidth, isFractionalHeight, isAbsolute, isEstimated: Bool
  private init(_ dimension: CGFloat, width: Bool = false, height: Bool = false, fixed: Bool = false)
  {
    self.dimension = dimension
    (isFractionalWidth, isFractionalHeight, isAbsolute) = (width, height, fixed)
    isEstimated = !width && !height && !fixed
  }
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    made(NSCollectionLayoutDimension(fractionalWidth, width: true))
  }
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    made(NSCollectionLayoutDimension(fractionalHeight, height: true))
  }
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    made(NSCollectionLayoutDimension(absoluteDimension, fixed: true))
  }
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    made(NSCollectionLayoutDimension(estimatedDimension))
  }
  /// The class has no public initializer, so no subclass can differ from it.
  private class func made(_ dimension: NSCollectionLayoutDimension) -> Self {
    unsafeDowncast(dimension, to: self)
  }
}

open class NSCollectionLayoutSize: NSObject, @unchecked Sendable {
  public let widthDimension, heightDimension: NSCollectionLayoutDimension
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
  }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

open class NSCollectionLayoutSpacing: NSObject, @unchecked Sendable {
  public let spacing: CGFloat
  public let isFlexibleSpacing: Bool
  private init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
  }
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    unsafeDowncast(NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true), to: self)
  }
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    unsafeDowncast(NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false), to: self)
  }
}

open class NSCollectionLayoutEdgeSpacing: NSObject, @unchecked Sendable {
  public let leading, top, trailing, bottom: NSCollectionLayoutSpacing?
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }
}

open class NSCollectionLayoutAnchor: NSObject, @unchecked Sendable {
  public let edges: NSDirectionalRectEdge
  public let offset: CGPoint
  /// Whether the offset is in sizes of the item, instead of points.
  let isFractional: Bool
  public init(edges: NSDirectionalRectEdge) {
    (self.edges, offset, isFractional) = (edges, .zero, false)
  }
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isFractional) = (edges, absoluteOffset, false)
  }
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isFractional) = (edges, fractionalOffset, true)
  }
}

@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  /// The views at the edges of the item; those of a group can change.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { shownSupplementaries }
  var shownSupplementaries: [NSCollectionLayoutSupplementaryItem]
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    (self.layoutSize, shownSupplementaries) = (layoutSize, supplementaryItems)
  }
}

open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let containerAnchor: NSCollectionLayoutAnchor
  public let itemAnchor: NSCollectionLayoutAnchor?
  open var zIndex = 1
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    (self.containerAnchor, self.itemAnchor) = (containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize)
  }
  fileprivate init(_ layoutSize: NSCollectionLayoutSize, kind: String) {
    elementKind = kind
    (containerAnchor, itemAnchor) = (NSCollectionLayoutAnchor(edges: .top), nil)
    super.init(layoutSize: layoutSize)
  }
}

open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment
  public let offset: CGPoint
  open var pinToVisibleBounds = false
  open var extendsBoundary = true
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(layoutSize, kind: elementKind)
  }
}

open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var zIndex = 0
  private init(kind: String) {
    elementKind = kind
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }
  open class func background(elementKind: String) -> Self {
    unsafeDowncast(NSCollectionLayoutDecorationItem(kind: elementKind), to: self)
  }
}

public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

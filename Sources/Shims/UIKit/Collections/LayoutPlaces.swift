import Foundation

/// The attributes that a layout of the system has made, in order.
@MainActor struct LayoutPlaces {
  /// A header or footer that stays visible while its section is.
  private struct Pin {
    let attributes: UICollectionViewLayoutAttributes
    let natural: CGRect
    /// The extent of the section in the direction of scrolling.
    let section: ClosedRange<CGFloat>
    let isHeader: Bool
  }

  /// A section whose groups move across the direction of scrolling.
  struct Across {
    /// The visible part of its groups, in the space of the content.
    let frame: CGRect
    /// The size of its groups.
    let contentSize: CGSize
    /// The offsets at which its groups are at rest; empty if they stop anywhere.
    let stops: [CGFloat]
    /// Whether a finger moves the groups by one stop at most.
    let isPaging: Bool
    /// Whether the app changes the items of the section when they move.
    let isHandled: Bool
  }

  var contentSize = CGSize.zero
  var isVertical = true
  /// The parts of the visible rectangle below bars, where nothing is pinned.
  var insets = UIEdgeInsets.zero
  private(set) var all: [UICollectionViewLayoutAttributes] = []
  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var pins: [Pin] = []
  var across: [Int: Across] = [:]
  /// The place up to which estimated sizes are measured; nil if all are.
  var measuredEnd: CGFloat?

  mutating func add(_ attributes: UICollectionViewLayoutAttributes) {
    all.append(attributes)
    if attributes.representedElementCategory == .cell { items[attributes.indexPath] = attributes }
  }

  /// Keeps a header or footer in the visible rectangle while its section is there.
  mutating func pin(
    _ attributes: UICollectionViewLayoutAttributes, isHeader: Bool, in section: ClosedRange<CGFloat>
  ) {
    attributes.zIndex = max(attributes.zIndex, 1)
    pins.append(
      Pin(
        attributes: attributes, natural: attributes.frame, section: section, isHeader: isHeader))
  }

  /// Returns the views in a rectangle, with those of sections whose groups have moved across.
  ///
  /// - Parameter barRetreat: The distance by which the bar at the top has become shorter.
  func elements(
    in rect: CGRect, barRetreat: CGFloat = 0, offsets: (Int) -> CGPoint = { _ in .zero }
  ) -> [UICollectionViewLayoutAttributes] {
    for pin in pins { place(pin, in: rect, barRetreat: barRetreat) }
    return all.filter { attributes in
      guard attributes.isAcross, let across = across[attributes.indexPath.section] else {
        return attributes.frame.intersects(rect)
      }
      let offset = offsets(attributes.indexPath.section)
      let part = attributes.frame.offsetBy(dx: -offset.x, dy: -offset.y)
        .intersection(across.frame)
      return across.frame.intersects(rect) && part.width > 0 && part.height > 0
    }
  }

  private func place(_ pin: Pin, in rect: CGRect, barRetreat: CGFloat) {
    let natural = pin.natural
    let (start, length) =
      isVertical ? (natural.minY, natural.height) : (natural.minX, natural.width)
    let visible =
      isVertical
      ? (rect.minY + insets.top - barRetreat, rect.maxY - insets.bottom)
      : (rect.minX + insets.left, rect.maxX - insets.right)
    let place =
      pin.isHeader
      ? min(max(start, visible.0), max(start, pin.section.upperBound - length))
      : max(min(start, visible.1 - length), min(start, pin.section.lowerBound))
    pin.attributes.frame = natural.offsetBy(
      dx: isVertical ? 0 : place - start, dy: isVertical ? place - start : 0)
  }

  func item(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { items[indexPath] }
  func supplementary(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    all.first { $0.representedElementKind == kind && $0.indexPath == indexPath }
  }
}

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
    /// The extent of its groups in the direction of scrolling.
    let band: ClosedRange<CGFloat>
    /// The offsets at which its groups are at rest; empty if they stop anywhere.
    let stops: [CGFloat]
    let limit: CGFloat
  }

  var contentSize = CGSize.zero
  var isVertical = true
  /// The parts of the visible rectangle below bars, where nothing is pinned.
  var insets = UIEdgeInsets.zero
  private(set) var all: [UICollectionViewLayoutAttributes] = []
  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var pins: [Pin] = []
  var across: [Int: Across] = [:]

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

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    for pin in pins { place(pin, in: rect) }
    return all.filter { $0.frame.intersects(rect) }
  }

  private func place(_ pin: Pin, in rect: CGRect) {
    let natural = pin.natural
    let (start, length) =
      isVertical ? (natural.minY, natural.height) : (natural.minX, natural.width)
    let visible =
      isVertical
      ? (rect.minY + insets.top, rect.maxY - insets.bottom)
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

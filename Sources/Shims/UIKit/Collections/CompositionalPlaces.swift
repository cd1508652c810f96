import Foundation
import SystemIntegration
import ViewCore

/// The places of a compositional layout.
///
/// Sections follow each other in the direction of scrolling, and so do the groups of a section.
/// Those of a section that scrolls across are beside each other, beyond the edge of the content.
/// Items of an estimated length are measured until the visible rectangle is full.
@MainActor struct CompositionalPlaces {
  private let view: UICollectionView
  private let configuration: UICollectionViewCompositionalLayoutConfiguration
  private let isVertical: Bool
  private let container: CGSize
  private(set) var places = LayoutPlaces()
  private var position: CGFloat = 0

  init(
    of view: UICollectionView, _ configuration: UICollectionViewCompositionalLayoutConfiguration,
    section: (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) {
    self.view = view
    self.configuration = configuration
    isVertical = configuration.scrollDirection == .vertical
    let insets = view.adjustedContentInset
    container = CGSize(
      width: max(0, view.bounds.width - insets.left - insets.right),
      height: max(0, view.bounds.height - insets.top - insets.bottom))
    let environment = LayoutEnvironment(size: container)
    (places.isVertical, places.insets) = (isVertical, insets)
    view.listSections = [:]
    addBoundaries(configuration.boundarySupplementaryItems, 0, .zero, isBefore: true)
    for index in 0..<view.numberOfSections {
      guard let section = section(index, environment) else { continue }
      if index > 0 { position += configuration.interSectionSpacing }
      add(section, index, environment)
    }
    addBoundaries(configuration.boundarySupplementaryItems, 0, .zero, isBefore: false)
    places.contentSize =
      isVertical
      ? CGSize(width: container.width, height: position)
      : CGSize(width: position, height: container.height)
  }

  // MARK: Sections

  private mutating func add(
    _ section: NSCollectionLayoutSection, _ index: Int,
    _ environment: any NSCollectionLayoutEnvironment
  ) {
    let start = position
    let insets = section.contentInsets
    if let list = section.listConfiguration {
      view.listSections[index] = list
      if index == 0 { position += ListSectionMetrics(configuration: list).firstDistance }
    }
    let headers = addBoundaries(
      section.boundarySupplementaryItems, index, insets, isBefore: true)
    let count = view.numberOfItems(inSection: index)
    let area = CGSize(
      width: max(0, container.width - insets.leading - insets.trailing),
      height: max(0, container.height - insets.top - insets.bottom))
    let isAcross = section.orthogonalScrollingBehavior != .none
    // Groups follow each other to the right or downward.
    let isDown = isVertical != isAcross
    var origin =
      isVertical
      ? CGPoint(x: insets.leading, y: position + insets.top)
      : CGPoint(x: position + insets.leading, y: insets.top)
    let first = origin
    var (item, end, breadth) = (0, isDown ? origin.y : origin.x, CGFloat(0))
    var added: [UICollectionViewLayoutAttributes] = []
    var groups: [ClosedRange<CGFloat>] = []
    while item < count {
      let before = item
      var group = Placed()
      let size = place(
        section.group, in: Area(area), section: index, &item, count, &group, origin)
      guard item > before else { break }
      if added.isEmpty, section.orthogonalScrollingBehavior == .groupPagingCentered {
        let shift =
          isDown
          ? CGPoint(x: 0, y: (area.height - size.height) / 2)
          : CGPoint(x: (area.width - size.width) / 2, y: 0)
        group.move(by: shift)
        origin = CGPoint(x: origin.x + shift.x, y: origin.y + shift.y)
      }
      added += group.attributes
      breadth = max(breadth, isDown ? size.width : size.height)
      end = isDown ? origin.y + size.height : origin.x + size.width
      groups.append((isDown ? origin.y : origin.x)...max(end, isDown ? origin.y : origin.x))
      if isDown {
        origin.y = end + section.interGroupSpacing
      } else {
        origin.x = end + section.interGroupSpacing
      }
    }
    var offset = CGPoint.zero
    if isAcross {
      let band = isVertical ? first.y : first.x
      places.across[index] = across(section, groups, in: band...(band + breadth))
      offset = view.sectionScrolls[index]?.contentOffset ?? .zero
      for one in added { one.isAcross = true }
    }
    let items = added.map { VisibleItem($0) }
    section.visibleItemsInvalidationHandler?(items, offset, environment)
    added.forEach { places.add($0) }
    if isAcross {
      position = (isVertical ? first.y : first.x) + breadth
    } else {
      position = end
    }
    position += isVertical ? insets.bottom : insets.trailing
    let footers = addBoundaries(
      section.boundarySupplementaryItems, index, insets, isBefore: false)
    for (boundaries, isHeader) in [(headers, true), (footers, false)] {
      for boundary in boundaries {
        places.pin(boundary, isHeader: isHeader, in: start...max(start, position))
      }
    }
    if let list = section.listConfiguration {
      addGround(of: list, index, from: start, rows: added)
    }
    for decoration in section.decorationItems {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: decoration.elementKind,
        with: IndexPath(item: 0, section: index))
      let whole =
        isVertical
        ? CGRect(x: 0, y: start, width: container.width, height: position - start)
        : CGRect(x: start, y: 0, width: position - start, height: container.height)
      attributes.frame = whole.inset(by: decoration.contentInsets)
      attributes.zIndex = decoration.zIndex - 1
      places.add(attributes)
    }
  }

  /// Adds the colour behind a list section, and the card behind its rows.
  private mutating func addGround(
    of list: UICollectionLayoutListConfiguration, _ index: Int, from start: CGFloat,
    rows: [UICollectionViewLayoutAttributes]
  ) {
    let rows = rows.dropFirst(list.headerMode == .firstItemInSection ? 1 : 0)
    let card = rows.reduce(CGRect.null) { $0.union($1.frame) }
    let whole = CGRect(x: 0, y: start, width: container.width, height: position - start)
    for (kind, frame, zIndex) in [
      (ListSectionGround.groundKind, whole, -1001), (ListSectionGround.cardKind, card, -1000),
    ] where !frame.isNull {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: kind, with: IndexPath(item: 0, section: index))
      (attributes.frame, attributes.zIndex) = (frame, zIndex)
      places.add(attributes)
    }
  }

  /// How far the groups of a section move across, and where they come to rest.
  private func across(
    _ section: NSCollectionLayoutSection, _ groups: [ClosedRange<CGFloat>],
    in band: ClosedRange<CGFloat>
  ) -> LayoutPlaces.Across {
    let insets = section.contentInsets
    let (whole, before, after) =
      isVertical
      ? (container.width, insets.leading, insets.trailing)
      : (container.height, insets.top, insets.bottom)
    let limit = max(0, (groups.last?.upperBound ?? 0) + after - whole)
    let stops: [CGFloat] =
      switch section.orthogonalScrollingBehavior {
      case .none, .continuous: []
      case .continuousGroupLeadingBoundary, .groupPaging:
        groups.map { min($0.lowerBound - before, limit) }
      case .groupPagingCentered:
        groups.map { ($0.lowerBound + $0.upperBound - whole) / 2 }
      case .paging:
        stride(from: 0, to: limit + whole, by: max(whole, 1)).map { min($0, limit) }
      }
    let length = max(limit, stops.last ?? 0) + whole
    let (start, breadth) = (band.lowerBound, band.upperBound - band.lowerBound)
    return LayoutPlaces.Across(
      frame: isVertical
        ? CGRect(x: 0, y: start, width: whole, height: breadth)
        : CGRect(x: start, y: 0, width: breadth, height: whole),
      contentSize: isVertical
        ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length),
      stops: stops,
      isPaging: section.orthogonalScrollingBehavior != .continuousGroupLeadingBoundary,
      isHandled: section.visibleItemsInvalidationHandler != nil)
  }

  /// Adds the headers or the footers of a section, or of the layout; returns those that are pinned.
  @discardableResult private mutating func addBoundaries(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], _ section: Int,
    _ insets: NSDirectionalEdgeInsets, isBefore: Bool
  ) -> [UICollectionViewLayoutAttributes] {
    var pinned: [UICollectionViewLayoutAttributes] = []
    for item in items where item.alignment.isBefore == isBefore {
      let area = CGSize(
        width: container.width - insets.leading - insets.trailing, height: container.height)
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section))
      let size = measured(attributes, item.layoutSize, in: area)
      let free = isVertical ? area.width - size.width : container.height - size.height
      let offset = free * item.alignment.share(isVertical: isVertical)
      attributes.frame = CGRect(
        origin: isVertical
          ? CGPoint(x: insets.leading + offset, y: position)
          : CGPoint(x: position, y: offset),
        size: size
      ).offsetBy(dx: item.offset.x, dy: item.offset.y).inset(by: item.contentInsets)
      attributes.zIndex = item.zIndex
      places.add(attributes)
      if item.pinToVisibleBounds { pinned.append(attributes) }
      if item.extendsBoundary { position += isVertical ? size.height : size.width }
    }
    return pinned
  }

  // MARK: Groups

  /// The places of a group.
  private struct Placed {
    var attributes: [UICollectionViewLayoutAttributes] = []
    @MainActor func move(by offset: CGPoint) {
      for one in attributes { one.frame = one.frame.offsetBy(dx: offset.x, dy: offset.y) }
    }
  }

  /// The size that the lengths of items refer to, and the greatest one that they have.
  ///
  /// Both differ in a group of an estimated length, which is as long as its items.
  private struct Area {
    let size: CGSize
    let limit: CGSize

    init(_ size: CGSize, limit: CGSize? = nil) { (self.size, self.limit) = (size, limit ?? size) }
  }

  private func length(_ dimension: NSCollectionLayoutDimension, in area: CGSize) -> CGFloat {
    if dimension.isFractionalWidth { return dimension.dimension * area.width }
    if dimension.isFractionalHeight { return dimension.dimension * area.height }
    return dimension.dimension
  }

  private func size(_ size: NSCollectionLayoutSize, in area: CGSize) -> CGSize {
    CGSize(
      width: length(size.widthDimension, in: area), height: length(size.heightDimension, in: area))
  }

  /// Places an item or group at a point and returns the size that it takes.
  private mutating func place(
    _ item: NSCollectionLayoutItem, in area: Area, section: Int, _ next: inout Int, _ count: Int,
    _ placed: inout Placed, _ origin: CGPoint, given: CGSize? = nil
  ) -> CGSize {
    guard let group = item as? NSCollectionLayoutGroup else {
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: next, section: section))
      next += 1
      let own = measured(
        attributes, item.layoutSize, in: area.size, limit: area.limit, given: given, at: origin)
      let frame = CGRect(origin: origin, size: own)
      attributes.frame = frame.inset(by: item.contentInsets)
      placed.attributes.append(attributes)
      addSupplementaries(item.supplementaryItems, to: frame, attributes.indexPath, &placed)
      return own
    }
    let outer = given ?? size(group.layoutSize, in: area.size)
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(0, outer.width - insets.leading - insets.trailing),
      height: max(0, outer.height - insets.top - insets.bottom))
    let start = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
    let firstIndex = IndexPath(item: next, section: section)
    if let provider = group.itemProvider {
      for custom in provider(LayoutEnvironment(size: inner)) where next < count {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: next, section: section))
        next += 1
        attributes.frame = custom.frame.offsetBy(dx: start.x, dy: start.y)
        attributes.zIndex = custom.zIndex
        placed.attributes.append(attributes)
      }
      return outer
    }
    let limit = CGSize(
      width: group.layoutSize.widthDimension.isEstimated
        ? max(0, area.limit.width - insets.leading - insets.trailing) : inner.width,
      height: group.layoutSize.heightDimension.isEstimated
        ? max(0, area.limit.height - insets.top - insets.bottom) : inner.height)
    let content = line(
      group, Area(inner, limit: limit), section: section, &next, count, &placed, start)
    let whole = CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom)
    var size = CGSize(
      width: group.layoutSize.widthDimension.isEstimated ? whole.width : outer.width,
      height: group.layoutSize.heightDimension.isEstimated ? whole.height : outer.height)
    // A number of items of their own size may need more than the size of the group.
    if group.repetitions != nil {
      if group.isHorizontal { size.width = max(size.width, whole.width) }
      if !group.isHorizontal { size.height = max(size.height, whole.height) }
    }
    addSupplementaries(
      group.supplementaryItems, to: CGRect(origin: origin, size: size), firstIndex, &placed)
    return size
  }

  /// Places the items of a group beside or below each other, as often as they fit.
  private mutating func line(
    _ group: NSCollectionLayoutGroup, _ area: Area, section: Int, _ next: inout Int, _ count: Int,
    _ placed: inout Placed, _ start: CGPoint
  ) -> CGSize {
    let isRow = group.isHorizontal
    let spacing = group.interItemSpacing
    let gap = spacing?.spacing ?? 0
    let limit = isRow ? area.size.width : area.size.height
    let isOpen =
      isRow
      ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
    var (along, across, index) = (CGFloat(0), CGFloat(0), 0)
    var ranges: [(Range<Int>, CGFloat)] = []
    guard !group.subitems.isEmpty else { return .zero }
    while next < count {
      let item = group.subitems[index % group.subitems.count]
      if let repetitions = group.repetitions {
        if index >= repetitions { break }
      } else if isOpen, index >= group.subitems.count {
        break
      }
      let edges = item.edgeSpacing
      let before = (isRow ? edges?.leading : edges?.top)?.spacing ?? 0
      let after = (isRow ? edges?.trailing : edges?.bottom)?.spacing ?? 0
      let aside = (isRow ? edges?.top : edges?.leading)?.spacing ?? 0
      var given: CGSize?
      if let repetitions = group.repetitions, group.dividesLength {
        let part = max(0, (limit - gap * CGFloat(repetitions - 1)) / CGFloat(repetitions))
        let own = size(item.layoutSize, in: area.size)
        given =
          isRow ? CGSize(width: part, height: own.height) : CGSize(width: own.width, height: part)
      }
      let offset = along + (index > 0 ? gap : 0) + before
      let origin =
        isRow
        ? CGPoint(x: start.x + offset, y: start.y + aside)
        : CGPoint(x: start.x + aside, y: start.y + offset)
      let (formerNext, formerCount) = (next, placed.attributes.count)
      let own = place(
        item, in: area, section: section, &next, count, &placed, origin, given: given)
      let length = isRow ? own.width : own.height
      if index >= 1, !isOpen, group.repetitions == nil, offset + length + after > limit + 0.5 {
        next = formerNext
        placed.attributes.removeSubrange(formerCount...)
        break
      }
      ranges.append((formerCount..<placed.attributes.count, offset))
      along = offset + length + after
      across = max(across, aside + (isRow ? own.height : own.width))
      index += 1
    }
    // Spaces of a flexible length share what remains.
    if spacing?.isFlexibleSpacing == true, ranges.count > 1, along < limit {
      let share = (limit - along) / CGFloat(ranges.count - 1)
      for (number, (range, _)) in ranges.enumerated() {
        for one in placed.attributes[range] {
          let distance = share * CGFloat(number)
          one.frame = one.frame.offsetBy(dx: isRow ? distance : 0, dy: isRow ? 0 : distance)
        }
      }
    }
    return isRow ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  /// Adds the badges of an item or group.
  private mutating func addSupplementaries(
    _ items: [NSCollectionLayoutSupplementaryItem], to frame: CGRect, _ indexPath: IndexPath,
    _ placed: inout Placed
  ) {
    for item in items {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: indexPath)
      let size = measured(attributes, item.layoutSize, in: frame.size)
      let outer = item.containerAnchor.edges.point(in: frame)
      let own = (item.itemAnchor ?? item.containerAnchor).edges.point(
        in: CGRect(origin: .zero, size: size))
      let offset = item.containerAnchor.offset
      let scale = item.containerAnchor.isFractional ? size : CGSize(width: 1, height: 1)
      attributes.frame = CGRect(
        x: outer.x - own.x + offset.x * scale.width, y: outer.y - own.y + offset.y * scale.height,
        width: size.width, height: size.height)
      attributes.zIndex = item.zIndex
      placed.attributes.append(attributes)
    }
  }

  /// Returns a size whose estimated lengths are those that the view asks for.
  private mutating func measured(
    _ attributes: UICollectionViewLayoutAttributes, _ layoutSize: NSCollectionLayoutSize,
    in area: CGSize, limit: CGSize? = nil, given: CGSize? = nil, at origin: CGPoint = .zero
  ) -> CGSize {
    let size = given ?? self.size(layoutSize, in: area)
    let (width, height) = (layoutSize.widthDimension, layoutSize.heightDimension)
    guard width.isEstimated || height.isEstimated else { return size }
    let end = (isVertical ? view.bounds.maxY : view.bounds.maxX) + 50
    guard (isVertical ? origin.y : origin.x) <= end else {
      places.measuredEnd = end - 50
      return size
    }
    attributes.frame = CGRect(origin: origin, size: size)
    let own = view.measuredSize(
      attributes, width: width.isEstimated ? nil : size.width,
      height: height.isEstimated ? nil : size.height)
    return CGSize(
      width: width.isEstimated ? min(own.width, max((limit ?? area).width, 1)) : size.width,
      height: height.isEstimated ? own.height : size.height)
  }
}

/// The container of a layout, and the traits of the screen.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  init(size: CGSize) { contentSize = size }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { .current }
}

/// An item whose attributes the handler of a section changes.
private final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  let attributes: UICollectionViewLayoutAttributes
  init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }
  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var frame: CGRect { attributes.frame }
  var indexPath: IndexPath { attributes.indexPath }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}

extension CGRect {
  fileprivate func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}

extension NSDirectionalRectEdge {
  /// The point of a rectangle at the edges: its middle where there is none.
  fileprivate func point(in rect: CGRect) -> CGPoint {
    CGPoint(
      x: contains(.leading) ? rect.minX : contains(.trailing) ? rect.maxX : rect.midX,
      y: contains(.top) ? rect.minY : contains(.bottom) ? rect.maxY : rect.midY)
  }
}

extension NSRectAlignment {
  /// Whether an item is a header.
  fileprivate var isBefore: Bool {
    switch self {
    case .bottom, .bottomLeading, .bottomTrailing, .trailing: false
    default: true
    }
  }
  /// The fraction of the free space before an item.
  fileprivate func share(isVertical: Bool) -> CGFloat {
    guard isVertical else { return 0 }
    return switch self {
    case .topLeading, .bottomLeading, .leading: 0
    case .topTrailing, .bottomTrailing, .trailing: 1
    default: 0.5
    }
  }
}

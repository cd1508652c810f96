import Foundation
import SystemIntegration
import ViewCore

/// A key for a view of a collection: two views never have the same one.
struct CollectionElement: Hashable {
  let category: UICollectionView.ElementCategory
  let kind: String?
  let indexPath: IndexPath

  init(category: UICollectionView.ElementCategory, kind: String?, indexPath: IndexPath) {
    (self.category, self.kind, self.indexPath) = (category, kind, indexPath)
  }

  /// The view at a place, which during a movement may be that of another item.
  @MainActor init(
    _ attributes: UICollectionViewLayoutAttributes, during movement: InteractiveMovement? = nil
  ) {
    let category = attributes.representedElementCategory
    let place = attributes.indexPath
    self.init(
      category: category, kind: attributes.representedElementKind,
      indexPath: category == .cell ? movement?.item(at: place) ?? place : place)
  }
}

// MARK: Places

extension UICollectionView {
  /// Places the views of the visible rectangle, which the layout has prepared.
  ///
  /// A scroll does not change the views that stay visible, except for their places.
  func placeElements(isScroll: Bool = false) {
    backgroundView?.frame = bounds
    placeSectionScrolls()
    let shown = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [])
      .filter { attributes in
        let part = attributes.frame.intersection(bounds)
        return !attributes.isHidden
          && (attributes.isAcross && attributes.frame.width > 0 && attributes.frame.height > 0
            || part.width > 0 && part.height > 0)
      }
    var kept: [CollectionElement: UICollectionReusableView] = [:]
    for attributes in shown {
      let id = CollectionElement(attributes, during: movement)
      guard kept[id] == nil, let view = elements[id] ?? makeElement(id) else {
        continue
      }
      kept[id] = view
      place(view, attributes, isKept: isScroll && elements[id] === view)
    }
    let former = elements
    elements = kept
    for (id, view) in former where kept[id] == nil {
      view.removeFromSuperview()
      didHide(view, id)
    }
    order(shown)
    placeMovedCell()
    announceItems(after: shown)
  }

  private func didHide(_ view: UICollectionReusableView, _ id: CollectionElement) {
    if let cell = view as? UICollectionViewCell, id.category == .cell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: id.indexPath)
    } else if let kind = id.kind, id.category == .supplementaryView {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: id.indexPath)
    }
  }

  /// Puts the views in the order of the layout, behind those that the app has added.
  private func order(_ shown: [UICollectionViewLayoutAttributes]) {
    let views = shown.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .compactMap { elements[CollectionElement($0.element, during: movement)] as UIView? }
    put(views.compactMap { $0.superview === self ? $0 : $0.superview }, in: self)
    for scroll in sectionScrolls.values {
      put(views.filter { $0.superview === scroll }, in: scroll)
    }
  }

  private func put(_ views: [UIView], in parent: UIView) {
    var index = backgroundView?.superview === parent ? 1 : 0
    var seen: Set<ObjectIdentifier> = []
    for view in views where seen.insert(ObjectIdentifier(view)).inserted {
      if parent.subviews.firstIndex(of: view) != index { parent.insertSubview(view, at: index) }
      index += 1
    }
  }

  private func place(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, isKept: Bool
  ) {
    let size = view.bounds.size
    let scroll = attributes.isAcross ? sectionScrolls[attributes.indexPath.section] : nil
    let parent = scroll ?? self
    if view.superview !== parent { parent.addSubview(view) }
    let origin = scroll?.frame.origin ?? .zero
    (view as? UICollectionViewCell)?.sectionPart = sectionPart(of: attributes)
    view.transform = .identity
    view.frame = attributes.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    if !CATransform3DIsIdentity(attributes.transform3D) {
      view.transform3D = attributes.transform3D
    } else {
      view.transform = attributes.transform
    }
    view.alpha = attributes.alpha
    view.layer.zPosition = CGFloat(attributes.zIndex)
    view.apply(attributes)
    if !isKept || view.bounds.size != size { AutoLayout.layOut(view) }
  }
}

// MARK: Sections that scroll across

extension UICollectionView {
  /// Gives the sections that scroll across their scroll views.
  private func placeSectionScrolls() {
    let across = collectionViewLayout.places?.across ?? [:]
    for (section, scroll) in sectionScrolls where across[section] == nil {
      scroll.removeFromSuperview()
      sectionScrolls[section] = nil
    }
    for (section, place) in across {
      let scroll = sectionScrolls[section] ?? SectionScrollView(section: section, of: self)
      sectionScrolls[section] = scroll
      (scroll.frame, scroll.contentSize, scroll.place) = (place.frame, place.contentSize, place)
      if !place.frame.intersects(bounds) {
        scroll.removeFromSuperview()
      } else if scroll.superview == nil {
        addSubview(scroll)
      }
    }
  }
}

extension UICollectionView: StoppingScroll {
  func stop(forProposed offset: CGPoint, velocity: CGPoint, from start: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: offset, withScrollingVelocity: velocity)
  }
}

/// The scroll view of a section whose groups move across the direction of scrolling.
final class SectionScrollView: UIScrollView, StoppingScroll {
  fileprivate(set) var place: LayoutPlaces.Across?

  init(section: Int, of collection: UICollectionView) {
    super.init(frame: .zero)
    clipsToBounds = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    contentDidMove = { [weak collection] in collection?.sectionDidMove(section) }
  }

  required init?(coder: NSCoder) { nil }

  func stop(forProposed offset: CGPoint, velocity: CGPoint, from start: CGPoint) -> CGPoint {
    guard let place, !place.stops.isEmpty else { return offset }
    let isVertical = contentSize.height > bounds.height
    func index(_ offset: CGPoint) -> Int {
      let distances = place.stops.map { abs($0 - (isVertical ? offset.y : offset.x)) }
      return distances.indices.min { distances[$0] < distances[$1] } ?? 0
    }
    var end = index(offset)
    if place.isPaging { end = min(max(end, index(start) - 1), index(start) + 1) }
    let stop = place.stops[min(max(end, 0), place.stops.count - 1)]
    return isVertical ? CGPoint(x: offset.x, y: stop) : CGPoint(x: stop, y: offset.y)
  }

  /// Scrolls to the frame of an item in the collection.
  func scroll(
    to item: CGRect, _ position: UICollectionView.ScrollPosition, animated: Bool
  ) {
    let own = item.offsetBy(dx: -frame.minX, dy: -frame.minY)
    var offset = contentOffset
    if position.contains(.left) { offset.x = own.minX }
    if position.contains(.centeredHorizontally) { offset.x = own.midX - frame.width / 2 }
    if position.contains(.right) { offset.x = own.maxX - frame.width }
    if position.contains(.top) { offset.y = own.minY }
    if position.contains(.centeredVertically) { offset.y = own.midY - frame.height / 2 }
    if position.contains(.bottom) { offset.y = own.maxY - frame.height }
    let isVertical = contentSize.height > frame.height
    setContentOffset(
      CGPoint(
        x: isVertical ? 0 : min(max(offset.x, 0), max(contentSize.width - frame.width, 0)),
        y: isVertical ? min(max(offset.y, 0), max(contentSize.height - frame.height, 0)) : 0),
      animated: animated)
  }
}

// MARK: Views

extension UICollectionView {
  private func makeElement(_ id: CollectionElement) -> UICollectionReusableView? {
    let indexPath = id.indexPath
    let kind = id.kind ?? ""
    switch id.category {
    case .cell:
      guard let cell = dataSource?.collectionView(self, cellForItemAt: indexPath) else {
        return nil
      }
      cell.isSelected = indexPathsForSelectedItems?.contains(indexPath) ?? false
      delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
      return cell
    case .supplementaryView:
      let view = dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: indexPath)
      if let view {
        delegate?.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: kind, at: indexPath)
      }
      return view
    case .decorationView:
      if let list = listSections[indexPath.section],
        [ListSectionGround.groundKind, ListSectionGround.cardKind].contains(kind)
      {
        return ListSectionGround.made(kind, for: list)
      }
      return collectionViewLayout.decorationView(ofKind: kind)
    }
  }

  /// The part of a list section at some attributes; nil in a section with another layout.
  private func sectionPart(of attributes: UICollectionViewLayoutAttributes) -> ListSectionPart? {
    let indexPath = attributes.indexPath
    guard let list = listSections[indexPath.section] else { return nil }
    switch attributes.representedElementCategory {
    case .decorationView: return nil
    case .supplementaryView:
      let isFooter =
        attributes.representedElementKind == UICollectionView.elementKindSectionFooter
      return ListSectionPart(configuration: list, role: isFooter ? .footer : .header)
    case .cell:
      let first = list.headerMode == .firstItemInSection ? 1 : 0
      guard indexPath.item >= first else {
        return ListSectionPart(configuration: list, role: .header)
      }
      let last = numberOfItems(inSection: indexPath.section) - 1
      return ListSectionPart(
        configuration: list,
        role: .row(isFirst: indexPath.item == first, isLast: indexPath.item == last))
    }
  }

  /// Returns the cell of a row of a list, which is made if there is none.
  func listCell(at indexPath: IndexPath) -> UICollectionViewCell? {
    listElement(UICollectionViewLayoutAttributes(forCellWith: indexPath)) as? UICollectionViewCell
  }

  /// Returns the header or footer of a section of a list, which is made if there is none.
  func listBoundary(_ kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    listElement(
      UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: indexPath))
  }

  private func listElement(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    let id = CollectionElement(attributes)
    if let view = elements[id] { return view }
    let view = makeElement(id)
    elements[id] = view
    return view
  }

  /// Lets go of the cell of a row of a list that has left the screen.
  func didHideListCell(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    let id = CollectionElement(category: .cell, kind: nil, indexPath: indexPath)
    if elements[id] === cell { elements[id] = nil }
    didHide(cell, id)
  }

  /// The menu that a long press on an item opens.
  func menu(ofItemAt indexPath: IndexPath) -> UIMenu? {
    let configuration =
      delegate?.collectionView(
        self, contextMenuConfigurationForItemsAt: [indexPath], point: .zero)
      ?? delegate?.collectionView(
        self, contextMenuConfigurationForItemAt: indexPath, point: .zero)
    return configuration?.menu
  }

  /// Keeps the views of items that only have another place; the others are made again.
  ///
  /// - Parameter place: Returns the new place of an item; nil for an item that is made again.
  func moveElements(to place: (IndexPath) -> IndexPath?) {
    let moved = elements.compactMap { id, view -> (CollectionElement, UICollectionReusableView)? in
      guard id.category == .cell, let indexPath = place(id.indexPath) else { return nil }
      return (CollectionElement(category: .cell, kind: nil, indexPath: indexPath), view)
    }
    let selected = (indexPathsForSelectedItems ?? []).compactMap(place)
    reloadData()
    elements = Dictionary(moved) { first, _ in first }
    keepSelection(selected)
  }

  /// Returns the size of the view at some attributes by its own measure.
  func measuredSize(
    _ attributes: UICollectionViewLayoutAttributes, width: CGFloat?, height: CGFloat?
  ) -> CGSize {
    let id = CollectionElement(attributes)
    let key = MeasuredElement(element: id, width: width, height: height)
    if let known = measuredSizes[key] { return known }
    guard let view = elements[id] ?? makeElement(id) else { return attributes.size }
    elements[id] = view
    (view as? UICollectionViewCell)?.sectionPart = sectionPart(of: attributes)
    if view.bounds.size != attributes.size { view.bounds.size = attributes.size }
    view.givenLengths = (width, height)
    defer { view.givenLengths = (nil, nil) }
    let preferred = view.preferredLayoutAttributesFitting(attributes).size
    let size = CGSize(width: width ?? preferred.width, height: height ?? preferred.height)
    measuredSizes[key] = size
    return size
  }

  /// Tells the object that fetches data in advance the items of the next screen.
  private func announceItems(after shown: [UICollectionViewLayoutAttributes]) {
    guard isPrefetchingEnabled, let source = prefetchDataSource,
      let places = collectionViewLayout.places
    else { return }
    let next = bounds.offsetBy(
      dx: places.isVertical ? 0 : bounds.width, dy: places.isVertical ? bounds.height : 0)
    let visible = Set(shown.map(\.indexPath))
    let items = places.all
      .filter {
        let part = $0.frame.intersection(next)
        return $0.representedElementCategory == .cell && part.width > 0 && part.height > 0
          && !visible.contains($0.indexPath)
      }
      .map(\.indexPath).filter { prefetched.insert($0).inserted }
    if !items.isEmpty { source.collectionView(self, prefetchItemsAt: items) }
  }
}

/// A view that was measured with some lengths.
struct MeasuredElement: Hashable {
  let element: CollectionElement
  let width: CGFloat?
  let height: CGFloat?
}

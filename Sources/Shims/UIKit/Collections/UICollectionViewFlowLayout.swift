// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration
import ViewCore

/// A layout of items in lines, with a header and a footer for each section.
///
/// A full line is justified. The last line of a section starts at the leading edge: items of one
/// size stay in the columns of the lines above.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
  open var sectionInset = UIEdgeInsets.zero
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }
  public static nonisolated let automaticSize = CGSize(width: 1e9, height: 1e9)

  open override func prepare() {
    super.prepare()
    places = LayoutPlaces()
    guard let view = collectionView else { return }
    let flow = view.delegate as? any UICollectionViewDelegateFlowLayout
    let isVertical = scrollDirection == .vertical
    let insets = view.adjustedContentInset
    let breadth =
      isVertical
      ? view.bounds.width - insets.left - insets.right
      : view.bounds.height - insets.top - insets.bottom
    var position: CGFloat = 0
    places?.isVertical = isVertical
    places?.insets = insets
    for section in 0..<view.numberOfSections {
      let start = position
      let header =
        flow?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize
      let footer =
        flow?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize
      let inset =
        flow?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
      addBoundary(UICollectionView.elementKindSectionHeader, header, section, &position, breadth)
      position += isVertical ? inset.top : inset.left
      addItems(of: section, in: view, flow, inset, breadth, &position)
      position += isVertical ? inset.bottom : inset.right
      addBoundary(UICollectionView.elementKindSectionFooter, footer, section, &position, breadth)
      pinBoundaries(of: section, in: start...max(start, position))
    }
    places?.contentSize =
      isVertical
      ? CGSize(width: breadth, height: position) : CGSize(width: position, height: breadth)
  }

  private func pinBoundaries(of section: Int, in extent: ClosedRange<CGFloat>) {
    for (kind, isPinned, isHeader) in [
      (UICollectionView.elementKindSectionHeader, sectionHeadersPinToVisibleBounds, true),
      (UICollectionView.elementKindSectionFooter, sectionFootersPinToVisibleBounds, false),
    ] where isPinned {
      let boundary = places?.supplementary(
        ofKind: kind, at: IndexPath(item: 0, section: section))
      if let boundary { places?.pin(boundary, isHeader: isHeader, in: extent) }
    }
  }

  private func addBoundary(
    _ kind: String, _ size: CGSize, _ section: Int, _ position: inout CGFloat, _ breadth: CGFloat
  ) {
    let isVertical = scrollDirection == .vertical
    let length = isVertical ? size.height : size.width
    guard length > 0 else { return }
    let attributes = makeAttributes(IndexPath(item: 0, section: section))
    attributes.representedElementKind = kind
    attributes.representedElementCategory = .supplementaryView
    attributes.frame = rect(position, 0, length, breadth)
    places?.add(attributes)
    position += length
  }

  private func addItems(
    of section: Int, in view: UICollectionView, _ flow: (any UICollectionViewDelegateFlowLayout)?,
    _ inset: UIEdgeInsets, _ breadth: CGFloat, _ position: inout CGFloat
  ) {
    let isVertical = scrollDirection == .vertical
    let (before, after) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let available = breadth - before - after
    let gap =
      flow?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let lineGap =
      flow?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    var line: [(UICollectionViewLayoutAttributes, along: CGFloat, across: CGFloat)] = []
    var sizes: Set<CGFloat> = []
    var used: CGFloat = 0
    var isFirst = true
    func endLine(isLast: Bool, _ position: inout CGFloat) {
      guard !line.isEmpty else { return }
      if !isFirst { position += lineGap }
      isFirst = false
      let sum = line.reduce(0) { $0 + $1.along }
      var count = line.count
      // A last line of items of one size has the spaces of a full line.
      if isLast, sizes.count == 1, let width = sizes.first {
        count = max(count, Int((available + gap + 0.01) / max(width + gap, 1)))
      }
      let whole = sizes.count == 1 ? (sizes.first ?? 0) * CGFloat(count) : sum
      let isJustified = (!isLast || sizes.count == 1) && count > 1
      let space = isJustified ? max(gap, (available - whole) / CGFloat(count - 1)) : gap
      var along = before
      if !isLast, count == 1 { along += max(0, (available - sum) / 2) }
      let height = line.map(\.across).max() ?? 0
      for (attributes, length, across) in line {
        attributes.frame = rect(position + (height - across) / 2, along, across, length)
        places?.add(attributes)
        along += length + space
      }
      position += height
      (line, used) = ([], 0)
    }
    for item in 0..<view.numberOfItems(inSection: section) {
      let attributes = makeAttributes(IndexPath(item: item, section: section))
      let size = self.size(of: attributes, in: view, flow, available)
      let (along, across) = isVertical ? (size.width, size.height) : (size.height, size.width)
      if !line.isEmpty, used + gap + along > available + 0.01 { endLine(isLast: false, &position) }
      used += (line.isEmpty ? 0 : gap) + along
      sizes.insert(along)
      line.append((attributes, along, across))
    }
    endLine(isLast: true, &position)
  }

  /// The size of an item: that of the delegate or the layout, or by the item's own measure.
  private func size(
    of attributes: UICollectionViewLayoutAttributes, in view: UICollectionView,
    _ flow: (any UICollectionViewDelegateFlowLayout)?, _ available: CGFloat
  ) -> CGSize {
    let given =
      flow?.collectionView(view, layout: self, sizeForItemAt: attributes.indexPath) ?? itemSize
    let isAutomatic = itemSize == Self.automaticSize
    guard estimatedItemSize != .zero || isAutomatic else { return given }
    attributes.size =
      estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize
      ? (isAutomatic ? CGSize(width: 50, height: 50) : given) : estimatedItemSize
    let own = view.measuredSize(attributes, width: nil, height: nil)
    return scrollDirection == .vertical
      ? CGSize(width: min(own.width, available), height: own.height)
      : CGSize(width: own.width, height: min(own.height, available))
  }

  /// A rectangle by its places along and across the direction of scrolling.
  private func rect(
    _ position: CGFloat, _ offset: CGFloat, _ length: CGFloat, _ breadth: CGFloat
  ) -> CGRect {
    scrollDirection == .vertical
      ? CGRect(x: offset, y: position, width: breadth, height: length)
      : CGRect(x: position, y: offset, width: length, height: breadth)
  }

  /// Makes attributes of the class that the layout names.
  private func makeAttributes(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let own = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (own ?? UICollectionViewLayoutAttributes.self).init()
    attributes.indexPath = indexPath
    return attributes
  }
}

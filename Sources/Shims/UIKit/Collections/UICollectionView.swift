// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import LayoutDSL
import SystemIntegration
import ViewCore

/// A collection of the cells of a data source, at the places that a layout gives them.
///
/// The cells, headers and decorations in the visible rectangle are subviews. A list is shown as the
/// rows of a `List` instead.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView, UIViewContent {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }
  public static nonisolated let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static nonisolated let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// A key for a view: two views never have the same one.
  private struct ElementID: Hashable {
    let category: UICollectionView.ElementCategory
    let kind: String?
    let indexPath: IndexPath
  }

  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { layoutDidChange() }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var allowsFocus = true
  open var remembersLastFocusedIndexPath = false
  open var selectionFollowsFocus = false
  open var isEditing = false
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  open var isPrefetchingEnabled = true
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  open var dragInteractionEnabled = true
  public private(set) var indexPathsForSelectedItems: [IndexPath]? = []

  private var registered: [String: AnyClass] = [:]
  /// The functions that make the views of nibs and of prototypes.
  private var archived: [String: @MainActor () -> UIView?] = [:]
  private var elements: [ElementID: UICollectionReusableView] = [:]
  private var isPrepared = false
  private var preparedSize = CGSize.zero
  private var isPlaced = false
  /// The insets with which the content was placed last.
  private var placedInsets = UIEdgeInsets.zero
  private var pendingScroll: (IndexPath, ScrollPosition)?
  /// The distances by which the groups of sections that scroll across are moved, in points.
  private(set) var acrossOffsets: [Int: CGFloat] = [:]
  private var drag: Drag?

  /// The target of a finger that scrolls: the content, or the groups of a section.
  private struct Drag {
    let section: Int?
    let start: CGPoint
  }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout =
      (coder as? InterfaceCoder)?.collectionLayout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  // MARK: Classes of views

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registered[identifier] = cellClass
  }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registered["\(elementKind) \(identifier)"] = viewClass
  }
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    archived[identifier] = nib?.makeView
  }
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    archived["\(kind) \(identifier)"] = nib?.makeView
  }
  /// Adds a prototype of a storyboard; that of a cell has no kind.
  func addPrototype(
    _ identifier: String, kind: String? = nil, _ make: @escaping @MainActor () -> UIView?
  ) {
    archived[kind.map { "\($0) \(identifier)" } ?? identifier] = make
  }
  /// Makes a cell of the registered class.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      archived[identifier]?() as? UICollectionViewCell
      ?? (registered[identifier] as? UICollectionViewCell.Type).map(UIView.made)
      ?? UICollectionViewCell(frame: .zero)
    cell.registeredIdentifier = identifier
    return cell
  }
  /// Makes a header or footer of the registered class.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = "\(elementKind) \(identifier)"
    let view =
      archived[key]?() as? UICollectionReusableView
      ?? (registered[key] as? UICollectionReusableView.Type)
      .map(UIView.made) ?? UICollectionReusableView(frame: .zero)
    view.registeredIdentifier = identifier
    return view
  }

  // MARK: Data

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  open var hasUncommittedUpdates: Bool { false }
  /// Creates all views again for the next picture.
  open func reloadData() {
    elements.values.forEach { $0.removeFromSuperview() }
    elements = [:]
    layoutDidChange()
  }
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  open func insertSections(_ sections: IndexSet) { reloadData() }
  open func deleteSections(_ sections: IndexSet) { reloadData() }
  open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  open func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reloadData()
    completion?(true)
  }
  /// A closure that does not escape needs no `self`, as Objective-C declares it.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) {
      performBatchUpdates($0 as (() -> Void)?, completion: completion)
    }
  }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  /// Prepares the layout again for the next picture.
  func layoutDidChange() {
    collectionViewLayout.collectionView = self
    isPrepared = false
    invalidateIntrinsicContentSize()
  }

  // MARK: Shown views

  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.sorted().compactMap(cellForItem)
  }
  open var indexPathsForVisibleItems: [IndexPath] {
    elements.keys.filter { $0.category == .cell }.map(\.indexPath)
  }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    elements[ElementID(category: .cell, kind: nil, indexPath: indexPath)] as? UICollectionViewCell
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    elements.first { $0.value === cell }?.key.indexPath
  }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    elements.filter { $0.key.category == .cell && $0.value.frame.contains(point) }
      .max { $0.value.layer.zPosition < $1.value.layer.zPosition }?.key.indexPath
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    elements.keys.filter { $0.kind == elementKind }.map(\.indexPath).sorted()
  }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    elements[ElementID(category: .supplementaryView, kind: elementKind, indexPath: indexPath)]
  }
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The content at the place that fingers touch: it selects items and scrolls.
  package var content: AnyView {
    if dataSource == nil {
      return AnyView(
        ContentPlaceholder(name: "\(type(of: self))", systemImage: "square.grid.2x2"))
    }
    if let list = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let configuration = list.listConfiguration(of: self)
    {
      return AnyView(CollectionListContent(collection: self, configuration: configuration))
    }
    return AnyView(
      Color.clear.contentShape(Rectangle()).onTapGesture(coordinateSpace: .local) {
        [weak self] point in self?.tap(at: point)
      }
      .gesture(
        DragGesture(coordinateSpace: .local)
          .onChanged { [weak self] in self?.dragged($0) }
          .onEnded { [weak self] in self?.dragEnded($0) },
        isEnabled: isScrollEnabled))
  }

  private func dragged(_ value: DragGesture.Value) {
    let drag = drag ?? beginDrag(value)
    self.drag = drag
    move(drag, by: value.translation)
  }

  /// Scrolls as far as the finger would have thrown the content, at once.
  private func dragEnded(_ value: DragGesture.Value) {
    guard let drag else { return }
    self.drag = nil
    if let section = drag.section, let across = collectionViewLayout.places?.across[section] {
      move(drag, by: value.predictedEndTranslation)
      if let offset = acrossOffsets[section],
        let stop = across.stops.min(by: { abs($0 - offset) < abs($1 - offset) })
      {
        acrossOffsets[section] = stop
        layoutDidChange()
      }
      return
    }
    var way = value.predictedEndTranslation
    if isPagingEnabled {
      // The next page at most.
      way.width = min(max(way.width, -bounds.width), bounds.width)
      way.height = min(max(way.height, -bounds.height), bounds.height)
    }
    delegate?.scrollViewDidEndDragging(self, willDecelerate: true)
    move(drag, by: way)
    let velocity = CGPoint(x: -value.velocity.width / 1000, y: -value.velocity.height / 1000)
    var aim = collectionViewLayout.targetContentOffset(
      forProposedContentOffset: contentOffset, withScrollingVelocity: velocity)
    if isPagingEnabled {
      aim.x = (aim.x / max(bounds.width, 1)).rounded() * bounds.width
      aim.y = (aim.y / max(bounds.height, 1)).rounded() * bounds.height
    }
    setOffset(aim)
    delegate?.scrollViewDidEndDecelerating(self)
  }

  private func beginDrag(_ value: DragGesture.Value) -> Drag {
    let place = CGPoint(
      x: value.startLocation.x + contentOffset.x, y: value.startLocation.y + contentOffset.y)
    let places = collectionViewLayout.places
    let isVertical = places?.isVertical ?? true
    let isAcross = (abs(value.translation.width) > abs(value.translation.height)) == isVertical
    let section = places?.across.first {
      $0.value.band.contains(isVertical ? place.y : place.x)
    }
    if isAcross, let section = section?.key {
      let distance = acrossOffsets[section] ?? 0
      return Drag(section: section, start: CGPoint(x: distance, y: distance))
    }
    delegate?.scrollViewWillBeginDragging(self)
    return Drag(section: nil, start: contentOffset)
  }

  private func move(_ drag: Drag, by translation: CGSize) {
    guard let section = drag.section else {
      return setOffset(
        CGPoint(x: drag.start.x - translation.width, y: drag.start.y - translation.height))
    }
    let isVertical = collectionViewLayout.places?.isVertical ?? true
    let distance =
      isVertical ? drag.start.x - translation.width : drag.start.y - translation.height
    let limit = collectionViewLayout.places?.across[section]?.limit ?? 0
    acrossOffsets[section] = min(max(distance, 0), limit)
    layoutDidChange()
  }

  private func setOffset(_ offset: CGPoint) {
    contentOffset = limited(offset)
    invalidateIntrinsicContentSize()
  }

  private func tap(at point: CGPoint) {
    let place = CGPoint(x: point.x + contentOffset.x, y: point.y + contentOffset.y)
    indexPathForItem(at: place).map(userSelects)
  }

  /// Whether the layout is a list, which is not laid out here.
  private var isList: Bool {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.listConfiguration(of: self)
      != nil
  }

  /// Prepares the layout if the data, the size or the layout has changed.
  func prepareLayout() {
    guard !isPrepared || preparedSize != bounds.size else { return }
    (isPrepared, preparedSize) = (true, bounds.size)
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// Places the views of the visible rectangle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard dataSource != nil, !isList, bounds.width > 0, bounds.height > 0 else { return }
    withoutReports(placeVisibleViews)
  }

  private func placeVisibleViews() {
    isPlaced = true
    let insets = adjustedContentInset
    if insets != placedInsets {
      // A content at its start stays there.
      if layer.bounds.origin == CGPoint(x: -placedInsets.left, y: -placedInsets.top) {
        layer.bounds.origin = CGPoint(x: -insets.left, y: -insets.top)
      }
      placedInsets = insets
    }
    prepareLayout()
    if let (indexPath, position) = pendingScroll {
      pendingScroll = nil
      scroll(to: indexPath, position)
    }
    backgroundView?.frame = bounds
    let shown = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [])
      .filter {
        let part = $0.frame.intersection(bounds)
        return !$0.isHidden && part.width > 0 && part.height > 0
      }
    var kept: [ElementID: UICollectionReusableView] = [:]
    for attributes in shown {
      let id = ElementID(
        category: attributes.representedElementCategory,
        kind: attributes.representedElementKind, indexPath: attributes.indexPath)
      guard kept[id] == nil, let view = elements[id] ?? makeElement(attributes) else { continue }
      kept[id] = view
      place(view, attributes)
    }
    for (id, view) in elements where kept[id] == nil { view.removeFromSuperview() }
    elements = kept
    let first = backgroundView == nil ? 0 : 1
    let ordered = shown.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }
    for (index, entry) in ordered.enumerated() {
      let id = ElementID(
        category: entry.element.representedElementCategory,
        kind: entry.element.representedElementKind, indexPath: entry.element.indexPath)
      guard let view = kept[id], subviews.firstIndex(of: view) != first + index else { continue }
      insertSubview(view, at: first + index)
    }
  }

  private func makeElement(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    let indexPath = attributes.indexPath
    switch attributes.representedElementCategory {
    case .cell:
      guard let cell = dataSource?.collectionView(self, cellForItemAt: indexPath) else {
        return nil
      }
      cell.isSelected = indexPathsForSelectedItems?.contains(indexPath) ?? false
      (delegate as? any UICollectionViewDelegate)?
        .collectionView(self, willDisplay: cell, forItemAt: indexPath)
      return cell
    case .supplementaryView:
      let kind = attributes.representedElementKind ?? ""
      let view = dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: indexPath)
      if let view {
        (delegate as? any UICollectionViewDelegate)?.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: kind, at: indexPath)
      }
      return view
    case .decorationView:
      return collectionViewLayout.decorationView(ofKind: attributes.representedElementKind ?? "")
    }
  }

  private func place(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    if view.superview !== self { addSubview(view) }
    view.transform = .identity
    view.frame = attributes.frame
    if !CATransform3DIsIdentity(attributes.transform3D) {
      view.transform3D = attributes.transform3D
    } else {
      view.transform = attributes.transform
    }
    view.alpha = attributes.alpha
    view.layer.zPosition = CGFloat(attributes.zIndex)
    view.apply(attributes)
    AutoLayout.layOut(view)
  }

  /// Returns the size of the view at some attributes by its own measure.
  func measuredSize(
    _ attributes: UICollectionViewLayoutAttributes, width: CGFloat?, height: CGFloat?
  ) -> CGSize {
    let id = ElementID(
      category: attributes.representedElementCategory, kind: attributes.representedElementKind,
      indexPath: attributes.indexPath)
    guard let view = elements[id] ?? makeElement(attributes) else { return attributes.size }
    elements[id] = view
    if view.bounds.size != attributes.size { view.bounds.size = attributes.size }
    view.givenLengths = (width, height)
    defer { view.givenLengths = (nil, nil) }
    let preferred = view.preferredLayoutAttributesFitting(attributes).size
    return CGSize(width: width ?? preferred.width, height: height ?? preferred.height)
  }

  // MARK: Selection and scrolling

  /// Selects an item as a finger does.
  func userSelects(_ indexPath: IndexPath) {
    let delegate = delegate as? any UICollectionViewDelegate
    guard allowsSelection,
      delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true
    else { return }
    let selected = indexPathsForSelectedItems ?? []
    if allowsMultipleSelection, selected.contains(indexPath) {
      deselectItem(at: indexPath, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    let former = allowsMultipleSelection ? [] : selected.filter { $0 != indexPath }
    selectItem(at: indexPath, animated: false, scrollPosition: [])
    for other in former { delegate?.collectionView(self, didDeselectItemAt: other) }
    delegate?.collectionView(self, didSelectItemAt: indexPath)
    cellForItem(at: indexPath)?.selectionSegue?.perform()
  }
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath, allowsMultipleSelection else {
      select(indexPath.map { [$0] } ?? [])
      if let indexPath { scrollToItem(at: indexPath, at: scrollPosition, animated: false) }
      return
    }
    let selected = indexPathsForSelectedItems ?? []
    if !selected.contains(indexPath) { select(selected + [indexPath]) }
    scrollToItem(at: indexPath, at: scrollPosition, animated: false)
  }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    select((indexPathsForSelectedItems ?? []).filter { $0 != indexPath })
  }
  private func select(_ indexPaths: [IndexPath]) {
    indexPathsForSelectedItems = indexPaths
    for (id, view) in elements where id.category == .cell {
      (view as? UICollectionViewCell)?.isSelected = indexPaths.contains(id.indexPath)
    }
    invalidateIntrinsicContentSize()
  }
  /// Shows an item at once, or in the first picture.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard !scrollPosition.isEmpty else { return }
    guard bounds.width > 0, bounds.height > 0, isPlaced else {
      pendingScroll = (indexPath, scrollPosition)
      return
    }
    prepareLayout()
    scroll(to: indexPath, scrollPosition)
    invalidateIntrinsicContentSize()
  }
  private func scroll(to indexPath: IndexPath, _ position: ScrollPosition) {
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else {
      return
    }
    let insets = adjustedContentInset
    var offset = contentOffset
    if position.contains(.top) { offset.y = frame.minY - insets.top }
    if position.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
    if position.contains(.bottom) { offset.y = frame.maxY - bounds.height + insets.bottom }
    if position.contains(.left) { offset.x = frame.minX - insets.left }
    if position.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
    if position.contains(.right) { offset.x = frame.maxX - bounds.width + insets.right }
    contentOffset = limited(offset)
  }

  /// Returns an offset at which no space beyond the content is visible.
  private func limited(_ offset: CGPoint) -> CGPoint {
    let insets = adjustedContentInset
    func limited(_ offset: CGFloat, _ before: CGFloat, _ content: CGFloat, _ after: CGFloat)
      -> CGFloat
    { max(-before, min(offset, content + after)) }
    return CGPoint(
      x: limited(offset.x, insets.left, contentSize.width - bounds.width, insets.right),
      y: limited(offset.y, insets.top, contentSize.height - bounds.height, insets.bottom))
  }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import LayoutDSL
import SystemIntegration
import ViewCore

/// A collection of the cells of a data source, at the places that a layout gives them.
///
/// The cells, headers and decorations in the visible rectangle are subviews, or in the scroll view of
/// their section. A list is shown as the rows of a `List` instead.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView, UIViewContent, PartPlacing {
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

  /// The delegate of the items, which is that of the scroll view.
  @_nonoverride
  open var delegate: (any UICollectionViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UICollectionViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
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
  open var allowsFocusDuringEditing = false
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }
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
  public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }
  open var reorderingCadence = ReorderingCadence.immediate
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  open var dragInteractionEnabled = true
  public private(set) var indexPathsForSelectedItems: [IndexPath]? = []

  private var registered: [String: AnyClass] = [:]
  /// The functions that make the views of nibs and of prototypes.
  private var archived: [String: @MainActor () -> UIView?] = [:]
  /// The views on the screen.
  var elements: [CollectionElement: UICollectionReusableView] = [:]
  private var isPrepared = false
  private var preparedSize = CGSize.zero
  private var isPlaced = false
  /// The configuration of a layout that is a list, once it has been asked for.
  private var knownList: UICollectionLayoutListConfiguration??
  private var pendingScroll: (IndexPath, ScrollPosition)?
  /// The scroll views of the sections that scroll across.
  var sectionScrolls: [Int: SectionScrollView] = [:]
  /// The sizes of views by their own measure.
  var measuredSizes: [MeasuredElement: CGSize] = [:]
  /// The configurations of sections that are lists, among sections with other layouts.
  var listSections: [Int: UICollectionLayoutListConfiguration] = [:]
  /// The movement of an item by a finger; nil without one.
  var movement: InteractiveMovement?
  /// The items that were announced to the object that fetches data in advance.
  var prefetched: Set<IndexPath> = []

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    connect()
  }
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout =
      (coder as? InterfaceCoder)?.collectionLayout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    connect()
  }
  private func connect() {
    collectionViewLayout.collectionView = self
    contentDidMove = { [weak self] in self?.boundsDidChange() }
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
    prefetched = []
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
    knownList = nil
    measuredSizes = [:]
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
    elements[CollectionElement(category: .cell, kind: nil, indexPath: indexPath)]
      as? UICollectionViewCell
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    elements.first { $0.value === cell }?.key.indexPath
  }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    elements.filter {
      $0.key.category == .cell && $0.value.bounds.contains($0.value.convert(point, from: self))
    }
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
    elements[
      CollectionElement(category: .supplementaryView, kind: elementKind, indexPath: indexPath)]
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

  /// The rows of a list, or the name of a collection without data.
  package var content: AnyView {
    listConfiguration.map {
      AnyView(CollectionListContent(collection: self, configuration: $0))
    } ?? AnyView(ContentPlaceholder(name: "\(type(of: self))", systemImage: "square.grid.2x2"))
  }
  package var showsContent: Bool { dataSource == nil || isList }

  /// Whether the layout is a list, which is not laid out here.
  private var isList: Bool { listConfiguration != nil }

  private var listConfiguration: UICollectionLayoutListConfiguration? {
    guard dataSource != nil,
      let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    else { return nil }
    if let knownList { return knownList }
    let list = layout.listConfiguration(of: self)
    knownList = .some(list)
    return list
  }

  /// Prepares the layout if the data, the size or the layout has changed.
  func prepareLayout() {
    guard !isPrepared || preparedSize != bounds.size else { return }
    (isPrepared, preparedSize) = (true, bounds.size)
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// Places the views again when the content has moved.
  private func boundsDidChange() {
    guard !isList, isPlaced, bounds.width > 0, bounds.height > 0 else { return }
    if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) { isPrepared = false }
    if let places = collectionViewLayout.places, let end = places.measuredEnd,
      end < (places.isVertical ? bounds.maxY : bounds.maxX)
    {
      isPrepared = false
    }
    withoutReports {
      prepareLayout()
      placeElements(isScroll: true)
    }
  }
  /// Places the views again when the groups of a section have moved across.
  func sectionDidMove(_ section: Int) {
    let isHandled = collectionViewLayout.places?.across[section]?.isHandled == true
    if isHandled { isPrepared = false }
    withoutReports {
      prepareLayout()
      placeElements(isScroll: true)
    }
    if isHandled { noteUnobservedChange() }
  }

  /// Places the views of the visible rectangle.
  package func placeParts() {
    guard dataSource != nil, !isList, bounds.width > 0, bounds.height > 0 else { return }
    withoutReports(placeVisibleViews)
  }

  private func placeVisibleViews() {
    isPlaced = true
    prepareLayout()
    if let (indexPath, position) = pendingScroll {
      pendingScroll = nil
      scroll(to: indexPath, position, animated: false)
    }
    placeElements()
  }

  // MARK: Selection and scrolling

  /// Highlights a cell while a finger presses it.
  func userHighlights(_ cell: UICollectionViewCell, at indexPath: IndexPath, _ isPressed: Bool) {
    let delegate = delegate
    guard cell.isHighlighted != isPressed,
      !isPressed || delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    else { return }
    cell.isHighlighted = isPressed
    if isPressed {
      delegate?.collectionView(self, didHighlightItemAt: indexPath)
    } else {
      delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    }
  }
  /// Selects an item as a finger does.
  func userSelects(_ indexPath: IndexPath) {
    let delegate = delegate
    guard allowsSelection,
      delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true,
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
      if let indexPath { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
      return
    }
    let selected = indexPathsForSelectedItems ?? []
    if !selected.contains(indexPath) { select(selected + [indexPath]) }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    select((indexPathsForSelectedItems ?? []).filter { $0 != indexPath })
  }
  /// Keeps the items selected, which have another place.
  func keepSelection(_ indexPaths: [IndexPath]) { indexPathsForSelectedItems = indexPaths }
  private func select(_ indexPaths: [IndexPath]) {
    indexPathsForSelectedItems = indexPaths
    for (id, view) in elements where id.category == .cell {
      (view as? UICollectionViewCell)?.isSelected = indexPaths.contains(id.indexPath)
    }
    invalidateIntrinsicContentSize()
  }
  /// Scrolls to an item, at once in the first picture.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard !scrollPosition.isEmpty else { return }
    guard bounds.width > 0, bounds.height > 0, isPlaced else {
      pendingScroll = (indexPath, scrollPosition)
      return
    }
    prepareLayout()
    scroll(to: indexPath, scrollPosition, animated: animated)
    invalidateIntrinsicContentSize()
  }
  private func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else {
      return
    }
    if let section = sectionScrolls[indexPath.section] {
      section.scroll(to: frame, position, animated: animated)
    }
    let insets = adjustedContentInset
    var offset = contentOffset
    if position.contains(.top) { offset.y = frame.minY - insets.top }
    if position.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
    if position.contains(.bottom) { offset.y = frame.maxY - bounds.height + insets.bottom }
    if position.contains(.left) { offset.x = frame.minX - insets.left }
    if position.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
    if position.contains(.right) { offset.x = frame.maxX - bounds.width + insets.right }
    if collectionViewLayout.places?.across[indexPath.section] != nil {
      let isVertical = collectionViewLayout.places?.isVertical ?? true
      offset = CGPoint(
        x: isVertical ? contentOffset.x : offset.x, y: isVertical ? offset.y : contentOffset.y)
    }
    setContentOffset(limited(offset), animated: animated)
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

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// The items of one section as a tree; the children of expanded items are shown.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var roots: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  /// All items, each before its children.
  public var items: [ItemIdentifierType] { listed(rootItems) { _ in true } }
  public var rootItems: [ItemIdentifierType] { roots }
  /// The items whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] { listed(rootItems, into: expanded.contains) }

  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    if let parent { children[parent, default: []] += items } else { roots += items }
    for item in items { parents[item] = parent }
  }
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, offset: 0)
  }
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, offset: 1)
  }
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      delete(children[item] ?? [])
      children[item] = nil
      expanded.remove(item)
      if let parent = parents.removeValue(forKey: item) {
        children[parent]?.removeAll { $0 == item }
      } else {
        roots.removeAll { $0 == item }
      }
    }
  }
  public mutating func deleteAll() { self = Self() }
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
  /// Replaces the children of an item by those of another snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    delete(children[parent] ?? [])
    add(snapshot, of: snapshot.roots, to: parent)
  }
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType
  ) {
    insert(snapshot.roots, before: item)
    for root in snapshot.roots { add(snapshot, of: snapshot.children[root] ?? [], to: root) }
  }
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType
  ) {
    insert(snapshot.roots, after: item)
    for root in snapshot.roots { add(snapshot, of: snapshot.children[root] ?? [], to: root) }
  }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  public func contains(_ item: ItemIdentifierType) -> Bool {
    parents[item] != nil || roots.contains(item)
  }
  /// The number of items around an item; 0 for a root.
  public func level(of item: ItemIdentifierType) -> Int {
    sequence(first: item) { parents[$0] }.reduce(-1) { count, _ in count + 1 }
  }
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
  /// The children of an item with theirs, after the item itself if that is included.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    var part = Self()
    if includingParent {
      part.append([parent])
      part.add(self, of: children[parent] ?? [], to: parent)
    } else {
      part.add(self, of: children[parent] ?? [], to: nil)
    }
    part.expanded = expanded
    return part
  }
  public func visualDescription() -> String {
    items.map { item in
      let mark = children[item]?.isEmpty ?? true ? "-" : isExpanded(item) ? "v" : ">"
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }
    .joined(separator: "\n")
  }

  private func listed(
    _ items: [ItemIdentifierType], into isOpen: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    items.flatMap { item in
      [item] + (isOpen(item) ? listed(children[item] ?? [], into: isOpen) : [])
    }
  }
  private mutating func insert(
    _ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int
  ) {
    let parent = parents[item]
    var siblings = parent.map { children[$0] ?? [] } ?? roots
    guard let index = siblings.firstIndex(of: item) else { return }
    siblings.insert(contentsOf: items, at: index + offset)
    if let parent { children[parent] = siblings } else { roots = siblings }
    for new in items { parents[new] = parent }
  }
  private mutating func add(
    _ other: Self, of items: [ItemIdentifierType], to parent: ItemIdentifierType?
  ) {
    append(items, to: parent)
    for item in items {
      if other.expanded.contains(item) { expanded.insert(item) }
      add(other, of: other.children[item] ?? [], to: item)
    }
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}

/// A change of the order by a finger.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let difference: CollectionDifference<ItemIdentifierType>
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  /// A change between two snapshots with the same sections.
  init(
    from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    (initialSnapshot, finalSnapshot) = (initial, final)
    difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers)
    sectionTransactions = final.sectionIdentifiers.compactMap { section in
      let (old, new) = (
        initial.itemIdentifiers(inSection: section), final.itemIdentifiers(inSection: section)
      )
      guard old != new else { return nil }
      var snapshots = (
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
      )
      snapshots.0.append(old)
      snapshots.1.append(new)
      return NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: section, initialSnapshot: snapshots.0, finalSnapshot: snapshots.1,
        difference: new.difference(from: old))
    }
  }
}

/// A change of the order in one section by a finger.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public let sectionIdentifier: SectionIdentifierType
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension UICollectionViewDiffableDataSource {
  /// The functions for a new order that a finger makes.
  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public init() {}
  }

  /// The functions for items that are expanded and collapsed.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?
    public init() {}
  }

  /// Shows the visible items of a tree in a section, which is added if there is none.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    trees[section] = snapshot
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Shows the visible items of a tree in a section.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    apply(
      snapshot, to: section, animatingDifferences: animatingDifferences,
      completion: nil as (() -> Void)?)
  }

  /// The tree of a section; without one, its items.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let tree = trees[section] { return tree }
    var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    tree.append(snapshot().itemIdentifiers(inSection: section))
    return tree
  }

  /// Expands or collapses an item, as a tap on its disclosure does.
  fileprivate func toggle(_ item: ItemIdentifierType) {
    guard let (section, tree) = trees.first(where: { $0.value.contains(item) }) else { return }
    var changed = tree
    if tree.isExpanded(item) {
      guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willCollapseItem?(item)
      changed.collapse([item])
    } else {
      guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willExpandItem?(item)
      if let content = sectionSnapshotHandlers.snapshotForExpandingParent {
        changed.replace(childrenOf: item, using: content(item, tree.snapshot(of: item)))
      }
      changed.expand([item])
    }
    apply(changed, to: section, completion: nil as (() -> Void)?)
  }
}

/// A data source with sections whose items are trees.
@MainActor protocol OutlineDataSource {
  /// The number of items around an item, and whether it is expanded; nil outside trees.
  func outline(at indexPath: IndexPath) -> (level: Int, isExpanded: Bool)?
  /// Expands or collapses an item.
  func toggleOutline(at indexPath: IndexPath)
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  func outline(at indexPath: IndexPath) -> (level: Int, isExpanded: Bool)? {
    guard let item = itemIdentifier(for: indexPath),
      let tree = trees.values.first(where: { $0.contains(item) })
    else { return nil }
    return (tree.level(of: item), tree.isExpanded(item))
  }

  func toggleOutline(at indexPath: IndexPath) {
    if let item = itemIdentifier(for: indexPath) { toggle(item) }
  }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (
    any NSCollectionLayoutEnvironment
  ) -> [NSCollectionLayoutGroupCustomItem]

@MainActor @preconcurrency
open class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect
  public let zIndex: Int
  public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}

open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public let subitems: [NSCollectionLayoutItem]
  open var interItemSpacing: NSCollectionLayoutSpacing?
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { shownSupplementaries }
    set { shownSupplementaries = newValue }
  }
  /// Whether the items are beside each other.
  let isHorizontal: Bool
  /// The number of items; nil for as many as fit.
  private(set) var repetitions: Int?
  /// Whether the items share the length of the group.
  private(set) var dividesLength = false
  private(set) var itemProvider: NSCollectionLayoutGroupCustomItemProvider?
  private init(
    _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool
  ) {
    (self.subitems, self.isHorizontal) = (subitems, isHorizontal)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
  private class func made(
    _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
    isHorizontal: Bool, count: Int? = nil, dividesLength: Bool = false
  ) -> Self {
    let group = NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: isHorizontal)
    (group.repetitions, group.dividesLength) = (count, dividesLength)
    return unsafeDowncast(group, to: self)
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { made(layoutSize, subitems, isHorizontal: true) }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    made(
      layoutSize, Array(repeating: subitem, count: max(count, 0)), isHorizontal: true,
      count: count, dividesLength: true)
  }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    made(
      layoutSize, Array(repeating: subitem, count: max(count, 0)), isHorizontal: true, count: count)
  }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { made(layoutSize, subitems, isHorizontal: false) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    made(
      layoutSize, Array(repeating: subitem, count: max(count, 0)), isHorizontal: false,
      count: count, dividesLength: true)
  }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    made(
      layoutSize, Array(repeating: subitem, count: max(count, 0)), isHorizontal: false,
      count: count)
  }
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    let group = made(layoutSize, [], isHorizontal: true)
    group.itemProvider = itemProvider
    return group
  }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Layouts that are described by items, groups and sections; `CompositionalPlaces` places them.

open class NSCollectionLayoutDimension: NSObject, @unchecked Sendable {
  public let dimension: CGFloat
  public let isFractionalWidth, isFractionalHeight, isAbsolute, isEstimated: Bool
  private init(_ dimension: CGFloat, width: Bool = false, height: Bool = false, fixed: Bool = false)
  {
    self.dimension = dimension
    (isFractionalWidth, isFractionalHeight, isAbsolute) = (width, height, fixed)
    isEstimated = !width && !height && !fixed
  }
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    made(NSCollectionLayoutDimension(fractionalWidth, width: true))
  }
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    made(NSCollectionLayoutDimension(fractionalHeight, height: true))
  }
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    made(NSCollectionLayoutDimension(absoluteDimension, fixed: true))
  }
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    made(NSCollectionLayoutDimension(estimatedDimension))
  }
  /// The class has no public initializer, so no subclass can differ from it.
  private class func made(_ dimension: NSCollectionLayoutDimension) -> Self {
    unsafeDowncast(dimension, to: self)
  }
}

open class NSCollectionLayoutSize: NSObject, @unchecked Sendable {
  public let widthDimension, heightDimension: NSCollectionLayoutDimension
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
  }
}

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
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
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

@MainActor @preconcurrency
open class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect
  public let zIndex: Int
  public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}

open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public let subitems: [NSCollectionLayoutItem]
  open var interItemSpacing: NSCollectionLayoutSpacing?
  open var supplementaryGroupItems: [NSCollectionLayoutSupplementaryItem] = []
  /// Whether the items are beside each other.
  let isHorizontal: Bool
  /// The number of items; nil for as many as fit.
  private(set) var repetitions: Int?
  /// Whether the items share the length of the group.
  private(set) var dividesLength = false
  private(set) var itemProvider:
    ((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])?
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
    itemProvider:
      @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
  ) -> Self {
    let group = made(layoutSize, [], isHorizontal: true)
    group.itemProvider = itemProvider
    return group
  }
}

@MainActor @preconcurrency public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
@MainActor @preconcurrency public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}
@MainActor @preconcurrency public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var frame: CGRect { get }
  var indexPath: IndexPath { get }
}
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  open var supplementariesFollowContentInsets = true
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  let group: NSCollectionLayoutGroup
  /// The configuration of a section that is a list.
  private(set) var listConfiguration: UICollectionLayoutListConfiguration?
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.listConfiguration = configuration
    return section
  }
}

@MainActor @preconcurrency
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none, supplementary }
  public typealias SwipeActionsConfigurationProvider =
    (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  public var appearance: Appearance
  public var showsSeparators = true
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var headerTopPadding: CGFloat?
  public var separatorConfiguration: UIListSeparatorConfiguration
  public var itemSeparatorHandler:
    ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

@MainActor @preconcurrency
public struct UIListSeparatorConfiguration {
  public enum Visibility: Int, Sendable { case automatic, hidden, visible }
  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  public var color = UIColor.separator
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.safeArea
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  public override init() { super.init() }
}

public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private let makeSection: UICollectionViewCompositionalLayoutSectionProvider
  private var list: UICollectionLayoutListConfiguration?

  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration? = nil
  ) {
    self.configuration = configuration ?? UICollectionViewCompositionalLayoutConfiguration()
    makeSection = { _, _ in section }
    list = section.listConfiguration
    super.init()
  }
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.configuration = configuration
    makeSection = sectionProvider
    super.init()
  }
  public required init?(coder: NSCoder) { nil }
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])))
    layout.list = configuration
    return layout
  }

  /// The configuration of a layout whose sections are all lists, that of the first one; nil for
  /// another layout.
  func listConfiguration(of view: UICollectionView) -> UICollectionLayoutListConfiguration? {
    if let list { return list }
    let environment = LayoutEnvironment(size: view.bounds.size)
    var first: UICollectionLayoutListConfiguration?
    for index in 0..<view.numberOfSections {
      guard let list = makeSection(index, environment)?.listConfiguration else { return nil }
      first = first ?? list
    }
    return first
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    places =
      CompositionalPlaces(of: collectionView, configuration, section: makeSection).places
  }
}

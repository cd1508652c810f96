// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CInitializers
import Foundation
import ViewCore

// Tables show the cells of their data source as the rows of a list. Collections keep what they are
// given and show a labelled placeholder.

/// A row of a table.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public let reuseIdentifier: String?
  open var selectionStyle = SelectionStyle.default
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var selectedBackgroundView: UIView?
  open var backgroundView: UIView?
  open var separatorInset = UIEdgeInsets.zero
  open var isSelected = false
  open var isHighlighted = false
  open var isEditing = false
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var contentConfiguration: (any UIContentConfiguration)?
  public let contentView = UIView()
  public let textLabel: UILabel? = UILabel()
  public let detailTextLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView(frame: .zero)

  let style: CellStyle

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    self.style = style
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }
  public required init?(coder: NSCoder) { return nil }
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func prepareForReuse() {}
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// The header or footer of a section; a table makes none.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  public let contentView = UIView()
  open var backgroundView: UIView?
  open var backgroundConfiguration: UIBackgroundConfiguration?
}

/// The content of a cell, which a view shows.
@MainActor @preconcurrency public protocol UIContentConfiguration {
  /// Returns a view of the content.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the content for the state of a cell.
  func updated(for state: any UIConfigurationState) -> Self
}
extension UIContentConfiguration {
  public func updated(for state: any UIConfigurationState) -> Self { self }
}
/// The state of a cell.
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}
/// A view of the content of a cell.
@MainActor @preconcurrency public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
}

public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties: Hashable {
    public var font = UIFont.systemFont(ofSize: 17)
    public var color = UIColor.label
    public var numberOfLines = 0
  }
  public struct ImageProperties: Hashable {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public static func == (left: Self, right: Self) -> Bool {
      left.tintColor == right.tintColor && left.cornerRadius == right.cornerRadius
        && left.maximumSize == right.maximumSize
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(cornerRadius) }
  }
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var attributedText: NSAttributedString?
  public var secondaryAttributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
  /// Whether the secondary text is beside the text, instead of below it.
  public var prefersSideBySideTextAndSecondaryText = false
  private init() {}
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }
}

/// The view of a row's texts, which is not drawn.
open class UIListContentView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { nil }
}

@MainActor @preconcurrency
public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
}

extension UITableView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public static nonisolated let automaticDimension: CGFloat = -1
  public static nonisolated let indexSearch = "{search}"
  public convenience init(frame: CGRect, style: Style) {
    self.init(frame: frame)
    store(style, "style")
  }
  public var style: Style { stored(.plain) }
  public var separatorStyle: UITableViewCell.SeparatorStyle {
    get { stored(.singleLine) }
    set { store(newValue) }
  }
  public var separatorColor: UIColor? {
    get { stored(nil) }
    set { store(newValue) }
  }
  public var separatorInset: UIEdgeInsets {
    get { stored(.zero) }
    set { store(newValue) }
  }
  public var tableHeaderView: UIView? {
    get { stored(nil) }
    set { store(newValue) }
  }
  public var tableFooterView: UIView? {
    get { stored(nil) }
    set { store(newValue) }
  }
  public var backgroundView: UIView? {
    get { stored(nil) }
    set { store(newValue) }
  }
  public var sectionHeaderTopPadding: CGFloat {
    get { stored(0) }
    set { store(newValue) }
  }
  public var rowHeight: CGFloat {
    get { stored(UITableView.automaticDimension) }
    set { store(newValue) }
  }
  public var estimatedRowHeight: CGFloat {
    get { stored(UITableView.automaticDimension) }
    set { store(newValue) }
  }
  public var sectionHeaderHeight: CGFloat {
    get { stored(UITableView.automaticDimension) }
    set { store(newValue) }
  }
  public var sectionFooterHeight: CGFloat {
    get { stored(UITableView.automaticDimension) }
    set { store(newValue) }
  }
  public var allowsSelection: Bool {
    get { stored(true) }
    set { store(newValue) }
  }
  public var allowsMultipleSelection: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  public var isEditing: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  public var dataSource: (any UITableViewDataSource)? {
    get { stored(nil) }
    set { store(newValue) }
  }
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  public func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  public func reloadData() { layoutBaseDidChange() }
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  public func beginUpdates() {}
  public func endUpdates() { reloadData() }
  private var cellClasses: [String: AnyClass] {
    get { stored([:]) }
    set { store(newValue) }
  }
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass
  }
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    cellClasses["header " + identifier] = aClass
  }
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  /// Makes a cell of the registered class.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    (cellClasses[identifier] as? UITableViewCell.Type).map(UIView.made)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// Makes a header or footer of the registered class; nil if there is none.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    (cellClasses["header " + identifier] as? UITableViewHeaderFooterView.Type).map(UIView.made)
  }
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  public func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  public func reconfigureRows(at indexPaths: [IndexPath]) {}
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  public var indexPathForSelectedRow: IndexPath? { nil }
  public var indexPathsForVisibleRows: [IndexPath]? { nil }
  public var visibleCells: [UITableViewCell] { [] }
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
  public func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}

extension UITableView: UIViewContent {
  package var content: AnyView {
    dataSource == nil
      ? AnyView(ContentPlaceholder(name: "\(type(of: self))", systemImage: "list.bullet"))
      : AnyView(TableContent(table: self))
  }
}

extension UIView {
  /// Makes a view of a class, as Objective-C's runtime does.
  static func made<V: UIView>(_ type: V.Type) -> V {
    let pointer = unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
    return Unmanaged<V>.fromOpaque(layoutdsl_make_object(pointer)).takeRetainedValue()
  }
}

// MARK: Collections

/// A view that a collection reuses; a collection makes none.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
  open var reuseIdentifier: String? { nil }
  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// An item of a collection; a collection makes none.
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  open var isSelected = false
  open var isHighlighted = false
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundConfiguration: UIBackgroundConfiguration?
}

/// An item of a list; a collection makes none.
open class UICollectionViewListCell: UICollectionViewCell {}

open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
  open var sectionInset = UIEdgeInsets.zero
  open var sectionHeadersPinToVisibleBounds = false
  public static nonisolated let automaticSize = CGSize(width: 1e9, height: 1e9)
}

@MainActor @preconcurrency
public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  func numberOfSections(in collectionView: UICollectionView) -> Int
}
extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

@MainActor @preconcurrency
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
}

@MainActor @preconcurrency
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
}
extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
}

@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}
extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
}

/// A collection that an app makes: a grey area with a name.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView, UIViewContent {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
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
  open weak var dataSource: (any UICollectionViewDataSource)?
  open var collectionViewLayout: UICollectionViewLayout
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var backgroundView: UIView?
  open var isPrefetchingEnabled = true

  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  open var dragInteractionEnabled = true

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewLayout())
  }
  public required init?(coder: NSCoder) { return nil }

  private var cellClasses: [String: AnyClass] = [:]
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass
  }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    cellClasses["\(elementKind) \(identifier)"] = viewClass
  }
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {}
  /// Makes a cell of the registered class.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    (cellClasses[identifier] as? UICollectionViewCell.Type).map(UIView.made)
      ?? UICollectionViewCell(frame: .zero)
  }
  /// Makes a header or footer of the registered class.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    (cellClasses["\(elementKind) \(identifier)"] as? UICollectionReusableView.Type)
      .map(UIView.made) ?? UICollectionReusableView(frame: .zero)
  }
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { nil }
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  open func reloadSections(_ sections: IndexSet) {}
  open func insertSections(_ sections: IndexSet) {}
  open func deleteSections(_ sections: IndexSet) {}
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  open func reconfigureItems(at indexPaths: [IndexPath]) {}
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    collectionViewLayout = layout
    completion?(true)
  }
  open func reloadData() {}
  open func reloadItems(at indexPaths: [IndexPath]) {}
  open func insertItems(at indexPaths: [IndexPath]) {}
  open func deleteItems(at indexPaths: [IndexPath]) {}
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  open var indexPathsForVisibleItems: [IndexPath] { [] }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    []
  }
  open var indexPathsForSelectedItems: [IndexPath]? { [] }
  open var visibleCells: [UICollectionViewCell] { [] }
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }

  package var content: AnyView {
    AnyView(ContentPlaceholder(name: "\(type(of: self))", systemImage: "square.grid.2x2"))
  }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CInitializers
import Foundation
import SystemIntegration
import ViewCore

// Tables show the cells of their data source as the rows of a list.

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

@MainActor @preconcurrency
public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
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
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
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
  package static func made<V: UIView>(_ type: V.Type) -> V {
    let pointer = unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
    return Unmanaged<V>.fromOpaque(layoutdsl_make_object(pointer)).takeRetainedValue()
  }
}

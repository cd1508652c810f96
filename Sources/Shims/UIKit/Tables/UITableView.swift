// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CInitializers
import Foundation
import SystemIntegration
import ViewCore

// Tables show the cells of their data source as the rows of a list.

extension UITableView {
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public static nonisolated let automaticDimension: CGFloat = -1
  public static nonisolated let indexSearch = "{search}"
  public var separatorStyle: UITableViewCell.SeparatorStyle {
    get { stored(.singleLine) }
    set { store(newValue) }
  }
  public var separatorColor: UIColor? {
    get { stored(nil) }
    set { store(newValue) }
  }
  public var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? .zero }
    set { ownSeparatorInset = newValue }
  }
  /// The insets of the lines that the app has set; nil for none.
  private(set) var ownSeparatorInset: UIEdgeInsets? {
    get { stored(nil) }
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
  public var separatorEffect: UIVisualEffect? {
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
  public var estimatedSectionHeaderHeight: CGFloat {
    get { stored(UITableView.automaticDimension) }
    set { store(newValue) }
  }
  public var estimatedSectionFooterHeight: CGFloat {
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
  public var sectionIndexColor: UIColor? {
    get { stored(nil) }
    set { store(newValue) }
  }
  public var sectionIndexBackgroundColor: UIColor? {
    get { stored(nil) }
    set { store(newValue) }
  }
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { stored(nil) }
    set { store(newValue) }
  }
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { stored(0) }
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
  public var dataSource: (any UITableViewDataSource)? {
    get { stored(nil) }
    set {
      store(newValue)
      keptCells = [:]
    }
  }
  public weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { stored(WeakPrefetching()).value }
    set { store(WeakPrefetching(value: newValue)) }
  }
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
  public var isPrefetchingEnabled: Bool {
    get { stored(true) }
    set { store(newValue) }
  }
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  public func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    for indexPath in indexPaths { keptCells[indexPath] = nil }
    invalidateIntrinsicContentSize()
  }
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  public func beginUpdates() {}
  /// Measures the rows again; changes of them are shown at once.
  public func endUpdates() { invalidateIntrinsicContentSize() }
  private var cellClasses: [String: AnyClass] {
    get { stored([:]) }
    set { store(newValue) }
  }
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass
  }
  /// The functions that make the views of nibs and of prototypes.
  private var archivedViews: [String: @MainActor () -> UIView?] {
    get { stored([:]) }
    set { store(newValue) }
  }
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    archivedViews[identifier] = nib?.makeView
  }
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    archivedViews["header " + identifier] = nib?.makeView
  }
  /// Adds a prototype of a storyboard.
  func addPrototype(_ identifier: String, _ make: @escaping @MainActor () -> UIView?) {
    archivedViews[identifier] = make
  }
  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    cellClasses["header " + identifier] = aClass
  }
  /// Makes a cell of the registered class; nil if there is none.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    archivedViews[identifier]?() as? UITableViewCell
      ?? (cellClasses[identifier] as? UITableViewCell.Type).map {
        $0._make(style: .default, reuseIdentifier: identifier)
      }
  }
  /// Makes a cell of the registered class.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// Makes a header or footer of the registered class; nil if there is none.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    let key = "header " + identifier
    return archivedViews[key]?() as? UITableViewHeaderFooterView
      ?? (cellClasses[key] as? UITableViewHeaderFooterView.Type).map {
        $0._make(reuseIdentifier: identifier)
      }
  }
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  public func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    reloadRows(at: indexPaths, with: .none)
  }
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    endUpdates()
    completion?(true)
  }
  /// A closure that does not escape needs no `self`, as Objective-C declares it.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) {
      performBatchUpdates($0 as (() -> Void)?, completion: completion)
    }
  }
  /// Scrolls to a row, at once in the first picture.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let request = RowScroll(indexPath: indexPath, position: scrollPosition, isAnimated: animated)
    if let scroll = rowScroller { scroll(request) } else { pendingRowScroll = request }
  }
  /// Scrolls the list that shows the rows; nil until it is on the screen.
  var rowScroller: ((RowScroll) -> Void)? {
    get { stored(nil) }
    set { store(newValue) }
  }
  /// The row to scroll to once there is a list.
  var pendingRowScroll: RowScroll? {
    get { stored(nil) }
    set { store(newValue) }
  }
}

/// A scroll of a table to a row.
struct RowScroll {
  let indexPath: IndexPath
  let position: UITableView.ScrollPosition
  let isAnimated: Bool
}

// MARK: Selection

extension UITableView {
  /// The delegate of the rows, which is that of the scroll view.
  @_nonoverride
  public var delegate: (any UITableViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITableViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }
  private(set) var selectedRows: [IndexPath] {
    get { stored([]) }
    set { store(newValue) }
  }
  public var indexPathForSelectedRow: IndexPath? { selectedRows.first }
  public var indexPathsForSelectedRows: [IndexPath]? { selectedRows.isEmpty ? nil : selectedRows }
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    let former = takesMultipleSelection ? selectedRows : []
    change(to: former.filter { $0 != indexPath } + (indexPath.map { [$0] } ?? []))
  }
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    change(to: selectedRows.filter { $0 != indexPath })
  }
  /// Keeps rows selected, which have another place.
  func keepSelection(_ rows: [IndexPath]) { selectedRows = rows }
  private func change(to rows: [IndexPath]) {
    guard rows != selectedRows else { return }
    for row in selectedRows where !rows.contains(row) {
      cell(at: row)?.setSelected(false, animated: false)
    }
    for row in rows where !selectedRows.contains(row) {
      cell(at: row)?.setSelected(true, animated: false)
    }
    selectedRows = rows
    invalidateIntrinsicContentSize()
  }
  /// The row that a finger presses.
  private(set) var highlightedRow: IndexPath? {
    get { stored(nil) }
    set { store(newValue) }
  }
  /// Highlights a row while a finger presses it.
  func userHighlights(_ indexPath: IndexPath, _ isPressed: Bool) {
    guard isPressed != (highlightedRow == indexPath),
      !isPressed
        || takesSelection
          && delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
    else { return }
    highlightedRow = isPressed ? indexPath : nil
    cell(at: indexPath)?.setHighlighted(isPressed, animated: false)
    if isPressed {
      delegate?.tableView(self, didHighlightRowAt: indexPath)
    } else {
      delegate?.tableView(self, didUnhighlightRowAt: indexPath)
    }
  }
  /// Selects a row as a finger does.
  func userSelects(_ indexPath: IndexPath) {
    let delegate = delegate
    guard takesSelection, delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
    else { return }
    if takesMultipleSelection, selectedRows.contains(indexPath) {
      deselectRow(at: indexPath, animated: false)
      delegate?.tableView(self, didDeselectRowAt: indexPath)
      return
    }
    let chosen = delegate.map { $0.tableView(self, willSelectRowAt: indexPath) } ?? indexPath
    guard let chosen else { return }
    let former = takesMultipleSelection ? [] : selectedRows.filter { $0 != chosen }
    selectRow(at: chosen, animated: false, scrollPosition: .none)
    for other in former { delegate?.tableView(self, didDeselectRowAt: other) }
    delegate?.tableView(self, didSelectRowAt: chosen)
    cell(at: chosen)?.selectionSegue?.perform()
  }
}

extension UITableView: UIViewContent {
  package var content: AnyView {
    dataSource == nil
      ? AnyView(ContentPlaceholder(name: "\(type(of: self))", systemImage: "list.bullet"))
      : AnyView(TableContent(table: self))
  }
}

private struct WeakPrefetching {
  weak var value: (any UITableViewDataSourcePrefetching)?
}

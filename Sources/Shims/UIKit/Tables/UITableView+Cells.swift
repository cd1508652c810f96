// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration

// A cell is made once, when its row comes into view, and kept until the row leaves or is made again.

extension UITableView {
  /// Returns the cell of a row, which is made if there is none; nil for a row that does not exist.
  func shownCell(at indexPath: IndexPath) -> UITableViewCell? {
    if let cell = cell(at: indexPath) { return cell }
    guard let cell = dataSource?.tableView(self, cellForRowAt: indexPath) else { return nil }
    keptCells[indexPath] = cell
    if selectedRows.contains(indexPath) { cell.setSelected(true, animated: false) }
    delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    announceRows(after: indexPath)
    return cell
  }

  /// The cell of a row that was made.
  func cell(at indexPath: IndexPath) -> UITableViewCell? {
    keptCells[indexPath] as? UITableViewCell
  }

  /// Lets go of the cell of a row that has left the screen.
  func didHide(_ cell: UITableViewCell, at indexPath: IndexPath) {
    if keptCells[indexPath] === cell { keptCells[indexPath] = nil }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
  }

  /// Keeps the cells of rows that only have another place; those of the others are made again.
  ///
  /// - Parameter places: Returns the new place of a row; nil for a row that is made again.
  func moveCells(to place: (IndexPath) -> IndexPath?) {
    let moved = keptCells.compactMap { old, cell in place(old).map { ($0, cell) } }
    let selected = selectedRows.compactMap(place)
    reloadData()
    keptCells = Dictionary(moved) { first, _ in first }
    keepSelection(selected)
  }

  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard let dataSource, indexPath.section < dataSource.numberOfSections(in: self),
      indexPath.row < dataSource.tableView(self, numberOfRowsInSection: indexPath.section)
    else { return nil }
    return shownCell(at: indexPath)
  }
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    keptCells.first { $0.value === cell }?.key
  }
  public var indexPathsForVisibleRows: [IndexPath]? { keptCells.keys.sorted() }
  public var visibleCells: [UITableViewCell] {
    keptCells.sorted { $0.key < $1.key }.compactMap { $0.value as? UITableViewCell }
  }

  /// The rows that were announced to the object that fetches data in advance.
  private var announcedRows: Set<IndexPath> {
    get { stored([]) }
    set { store(newValue) }
  }

  /// Tells the object that fetches data in advance the rows after one that comes into view.
  private func announceRows(after indexPath: IndexPath) {
    guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
    let count = numberOfRows(inSection: indexPath.section)
    let next = (indexPath.row + 1..<max(indexPath.row + 1, min(indexPath.row + 11, count)))
      .map { IndexPath(row: $0, section: indexPath.section) }
      .filter { keptCells[$0] == nil && announcedRows.insert($0).inserted }
    if !next.isEmpty { source.tableView(self, prefetchRowsAt: next) }
  }
}

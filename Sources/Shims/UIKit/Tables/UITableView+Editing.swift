// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration

extension UITableView {
  /// Whether rows have controls that delete, insert, select and move them.
  public var isEditing: Bool {
    get { stored(false) }
    set {
      guard newValue != isEditing else { return }
      store(newValue)
      invalidateIntrinsicContentSize()
    }
  }
  public func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  public var allowsSelectionDuringEditing: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// Whether a finger selects rows now.
  var takesSelection: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  /// Whether a selected row leaves the others selected now.
  var takesMultipleSelection: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether the data source lets the user edit a row.
  func canEdit(_ indexPath: IndexPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: indexPath) ?? false
  }

  /// The control of a row while the table is edited.
  func editingStyle(at indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    guard canEdit(indexPath) else { return .none }
    return delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
  }

  /// Whether the content of a row that has no control yields to one while the table is edited.
  func indentsWithoutControl(_ indexPath: IndexPath) -> Bool {
    canEdit(indexPath)
      && delegate?.tableView(self, shouldIndentWhileEditingRowAt: indexPath) ?? true
  }

  /// Whether a row has the control that reveals the button to delete it.
  func showsDeleteControl(at indexPath: IndexPath) -> Bool {
    isEditing && !allowsMultipleSelectionDuringEditing && editingStyle(at: indexPath) == .delete
  }

  /// Whether a row has the grip by which a finger moves it.
  func showsReorderControl(at indexPath: IndexPath) -> Bool {
    isEditing && dataSource?.tableView(self, canMoveRowAt: indexPath) ?? false
  }

  /// Deletes a row as a finger does.
  func userDeletes(_ indexPath: IndexPath) {
    dataSource?.tableView(self, commit: .delete, forRowAt: indexPath)
  }

  // MARK: Moves

  /// Moves a row before another place of its section as a finger does, unless the delegate chooses
  /// another one.
  func userMoves(_ row: IndexPath, before place: Int) {
    guard let dataSource else { return }
    let proposed = IndexPath(
      row: place > row.row ? place - 1 : place, section: row.section)
    let target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: row, toProposedIndexPath: proposed) ?? proposed
    guard target != row else { return }
    var identities = (0..<numberOfRows(inSection: row.section)).map {
      identity(ofRowAt: IndexPath(row: $0, section: row.section))
    }
    dataSource.tableView(self, moveRowAt: row, to: target)
    guard target.section == row.section, identities.indices.contains(target.row) else {
      return reloadData()
    }
    identities.insert(identities.remove(at: row.row), at: target.row)
    rowIdentities[row.section] = identities
    moveCells { $0.afterMove(from: row, to: target) }
  }

  /// The identities of the rows of sections in which the user has moved some.
  private var rowIdentities: [Int: [AnyHashable]] {
    get { stored([:]) }
    set { store(newValue) }
  }

  /// The identity of a row in a section in which the user has moved rows; nil in others.
  func movedIdentity(ofRowAt indexPath: IndexPath) -> AnyHashable? {
    guard let identities = rowIdentities[indexPath.section],
      identities.count == numberOfRows(inSection: indexPath.section)
    else { return nil }
    return identities[indexPath.row]
  }
}

extension IndexPath {
  /// The place of a row after one of its section has been moved.
  fileprivate func afterMove(from source: IndexPath, to target: IndexPath) -> IndexPath {
    if self == source { return target }
    guard section == source.section else { return self }
    let without = row > source.row ? row - 1 : row
    return IndexPath(row: without >= target.row ? without + 1 : without, section: section)
  }
}

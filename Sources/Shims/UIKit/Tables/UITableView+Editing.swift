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

  /// The control of a row while the table is edited.
  func editingStyle(at indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: indexPath) else { return .none }
    return rowDelegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
  }
}

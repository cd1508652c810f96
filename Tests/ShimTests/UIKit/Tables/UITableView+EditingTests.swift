import SwiftUI
import Testing

@testable import UIKit

private struct Controlled: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

/// A table with a row that can be deleted, one that can be inserted, and one that stays.
private final class Rows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { indexPath.row == 0 ? .delete : .insert }
  override func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { indexPath.row < 2 }
}

@MainActor struct UITableViewEditingTests {
  @Test func aControllerEditsItsTable() {
    let rows = Rows()
    rows.loadViewIfNeeded()
    rows.isEditing = true
    #expect(rows.tableView.isEditing)
    #expect(
      (0..<3).map { rows.tableView.editingStyle(at: IndexPath(row: $0, section: 0)) }
        == [.delete, .insert, .none])
    #expect(!rows.tableView.takesSelection)
    rows.tableView.allowsMultipleSelectionDuringEditing = true
    #expect(rows.tableView.takesSelection && rows.tableView.takesMultipleSelection)
  }

  @Test func rowsHaveControlsWhileTheTableIsEdited() throws {
    let rows = Rows()
    rows.loadViewIfNeeded()
    rows.setEditing(true, animated: false)
    let host = try ViewHost(size: CGSize(width: 200, height: 200)) {
      Controlled(controller: rows)
    }
    let picture = try host.render()
    let reds = (0..<60).filter { x in
      let pixel = picture[x, 22]
      return pixel.red > 200 && pixel.green < 100
    }
    #expect(reds.count > 8)
  }
}

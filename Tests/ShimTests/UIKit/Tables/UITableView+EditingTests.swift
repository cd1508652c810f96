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

/// A table whose rows the user deletes and moves.
private final class Names: UITableViewController {
  var names = ["a", "b", "c", "d"]
  var style = UITableViewCell.EditingStyle.delete
  var indents = true
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { style }
  override func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { indents }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { max(proposedDestinationIndexPath, IndexPath(row: 1, section: 0)) }

  /// Returns the names of the cells on the screen, from the top to the bottom.
  func shown(on host: ViewHost) throws -> [String] {
    try names.sorted { try host.frame(ofText: $0).minY < host.frame(ofText: $1).minY }
  }
}

extension ViewHost {
  /// Returns the frame of a text in the layout tree.
  fileprivate func frame(ofText text: String) throws -> CGRect {
    let line = try #require(
      layoutTree().split(separator: "\n").first { $0.contains("Text \"\(text)\"") })
    let numbers = line.split(separator: "(").last?.dropLast().split(separator: ", ")
      .compactMap { Double($0) }
    let frame = try #require(numbers)
    return CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
  }
}

@MainActor struct UITableViewEditingTests {
  private func screen(of controller: UIViewController) throws -> ViewHost {
    controller.loadViewIfNeeded()
    return try ViewHost(size: CGSize(width: 300, height: 300)) {
      Controlled(controller: controller)
    }
  }

  @Test func aFingerMovesARowByItsGrip() throws {
    let names = Names()
    let host = try screen(of: names)
    names.setEditing(true, animated: false)
    host.advance(by: 0.5)
    host.touchDown(at: CGPoint(x: 275, y: 22))
    host.touchMove(to: CGPoint(x: 275, y: 122), duration: 0.3)
    host.touchUp()
    host.advance(by: 1)
    #expect(names.names == ["b", "c", "a", "d"])
    #expect(try names.shown(on: host) == names.names)
    #expect(
      names.tableView.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text == "a")
    // The delegate keeps the first place free.
    host.touchDown(at: CGPoint(x: 275, y: 154))
    host.touchMove(to: CGPoint(x: 275, y: 5), duration: 0.3)
    host.touchUp()
    host.advance(by: 1)
    #expect(names.names == ["b", "d", "c", "a"])
    #expect(try names.shown(on: host) == names.names)
  }

  @Test func theRedControlRevealsTheButtonThatDeletesARow() throws {
    let names = Names()
    let host = try screen(of: names)
    names.setEditing(true, animated: false)
    host.advance(by: 0.5)
    #expect(throws: (any Error).self) { try host.tap(on: "Delete") }
    host.tap(at: CGPoint(x: 28, y: 66))
    host.advance(by: 1)
    try host.tap(on: "Delete")
    host.advance(by: 1)
    #expect(names.names == ["a", "c", "d"])
  }

  @Test func contentYieldsToAControlAndToTheRoomOfOne() throws {
    let names = Names()
    let host = try screen(of: names)
    let plain = try host.frame(ofText: "a").minX
    func indentation() throws -> CGFloat {
      names.setEditing(false, animated: false)
      host.advance(by: 0.5)
      names.setEditing(true, animated: false)
      host.advance(by: 0.5)
      return try host.frame(ofText: "a").minX - plain
    }
    #expect(try indentation() == 40)
    names.style = .insert
    #expect(try indentation() == 40)
    names.style = .none
    #expect(try indentation() == 40)
    names.indents = false
    #expect(try indentation() == 0)
    names.tableView.allowsMultipleSelectionDuringEditing = true
    #expect(try indentation() == 40)
  }

  @Test func theEditButtonEndsEditing() throws {
    let names = Names()
    names.navigationItem.rightBarButtonItem = names.editButtonItem
    let host = try screen(of: UINavigationController(rootViewController: names))
    try host.tap(on: "Edit")
    host.advance(by: 0.5)
    #expect(names.tableView.isEditing)
    try host.tap(on: "Done")
    host.advance(by: 0.5)
    #expect(!names.tableView.isEditing)
  }

  @Test func aRowThatIsNotEditedHasNoGrip() throws {
    let names = Names()
    let host = try screen(of: names)
    host.touchDown(at: CGPoint(x: 275, y: 22))
    host.advance(by: 0.6)
    host.touchMove(to: CGPoint(x: 275, y: 122), duration: 0.3)
    host.touchUp()
    #expect(names.names == ["a", "b", "c", "d"])
  }

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

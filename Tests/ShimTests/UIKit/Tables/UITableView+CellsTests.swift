import SwiftUI
import Testing

/// A table of 40 rows of 40 points, which counts the cells that it makes.
private final class CountedRows: UITableViewController {
  private(set) var made: [Int] = []
  private(set) var calls: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  { 40 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    made.append(indexPath.row)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if indexPath.row == 0 { calls.append("show") }
  }
  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if indexPath.row == 0 { calls.append("hide") }
  }
  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    calls.append("press \(indexPath.row)")
  }
  override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    calls.append("lift \(indexPath.row)")
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(indexPath.row)")
  }
  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [
        UIAction(title: "Pin") { [weak self] _ in self?.calls.append("pin \(indexPath.row)") }
      ])
    })
  }
}

@MainActor struct UITableViewCellsTests {
  private struct Controlled: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  private let rows = CountedRows(style: .plain)

  private func host() throws -> ViewHost {
    try ViewHost(size: CGSize(width: 200, height: 200)) { Controlled(controller: rows) }
  }

  @Test func aCellIsMadeOnceUntilTheRowsAreLoadedAgain() throws {
    let host = try host()
    host.advance(by: 0.1)
    host.advance(by: 0.1)
    let first = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(rows.made.count { $0 == 0 } == 1 && rows.calls == ["show"])
    #expect(rows.tableView.indexPath(for: first)?.row == 0)
    rows.tableView.reloadData()
    host.advance(by: 0.1)
    #expect(rows.made.count { $0 == 0 } == 2)
    #expect(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) !== first)
  }

  @Test func aRowIsScrolledTo() throws {
    let host = try host()
    rows.tableView.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
    host.advance(by: 0.1)
    #expect(rows.tableView.contentOffset.y == 800)
    #expect(rows.calls.last == "hide" && rows.tableView.indexPathsForVisibleRows?.first?.row == 20)
    rows.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
    host.advance(by: 0.15)
    #expect((1..<800).contains(rows.tableView.contentOffset.y))
    host.runUntilIdle()
    #expect(rows.tableView.contentOffset.y == 0)
  }

  @Test func aFingerHighlightsAndSelectsARow() throws {
    let host = try host()
    host.touchDown(at: CGPoint(x: 100, y: 60))
    #expect(rows.calls.suffix(1) == ["press 1"])
    #expect(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.isHighlighted == true)
    host.touchUp()
    #expect(rows.calls.suffix(3) == ["press 1", "lift 1", "select 1"])
  }

  @Test func aLongPressOpensTheMenuOfARow() throws {
    let host = try host()
    host.longPress(at: CGPoint(x: 100, y: 60), duration: 0.8)
    host.runUntilIdle()
    try host.tap(on: "Pin")
    #expect(rows.calls.last == "pin 1")
    #expect(!rows.calls.contains("select 1"))
  }

  @Test func aButtonAboveTheRowsIsTapped() throws {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    button.frame = header.bounds
    button.addAction(UIAction { [header] _ in header.tag += 1 }, for: .touchUpInside)
    header.addSubview(button)
    rows.tableView.tableHeaderView = header
    try host().tap(on: "Sort")
    #expect(header.tag == 1)
  }

  @Test func anItemKeepsItsCellAtAnotherPlace() throws {
    let view = UITableView(frame: .zero, style: .plain)
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: view) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    func show(_ items: [Int], loadingAgain: [Int] = []) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      snapshot.reloadItems(loadingAgain)
      source.apply(snapshot)
    }
    func cell(_ row: Int) -> UITableViewCell? {
      view.cellForRow(at: IndexPath(row: row, section: 0))
    }
    show([1, 2])
    let (one, two) = (cell(0), cell(1))
    show([2, 1, 3], loadingAgain: [1])
    #expect(cell(0) === two && cell(1) !== one && cell(2)?.textLabel?.text == "3")
  }
}

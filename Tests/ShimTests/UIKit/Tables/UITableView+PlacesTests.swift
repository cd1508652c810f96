import SwiftUI
import Testing

@MainActor struct UITableViewPlacesTests {
  /// Two sections of ten rows of 30 and 50 points, the first one with a header.
  private final class Rows: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 10 }
    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { indexPath.section == 0 ? 30 : 50 }
    override func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? { section == 0 ? UIView() : nil }
    override func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { section == 0 ? 20 : 0 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  private struct Controlled: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  @Test func rowsHavePlacesOnAndBelowTheScreen() throws {
    let rows = Rows()
    let host = try ViewHost(size: CGSize(width: 200, height: 200)) { Controlled(controller: rows) }
    _ = try host.render()
    let table = try #require(rows.tableView)
    func check() {
      #expect(
        table.rectForRow(at: IndexPath(row: 2, section: 0))
          == CGRect(x: 0, y: 80, width: 200, height: 30))
      #expect(
        table.rectForRow(at: IndexPath(row: 3, section: 1))
          == CGRect(x: 0, y: 470, width: 200, height: 50))
      #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 200, height: 20))
      #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 320, width: 200, height: 500))
      #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 85)) == IndexPath(row: 2, section: 0))
    }
    check()
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 5)) == nil)
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 300, width: 10, height: 60))
        == [IndexPath(row: 9, section: 0), IndexPath(row: 0, section: 1)])
    host.drag(from: CGPoint(x: 100, y: 190), to: CGPoint(x: 100, y: 20), duration: 0.5)
    host.runUntilIdle()
    #expect(table.contentOffset.y > 100)
    check()
  }
}

import Testing
import UIKit

@MainActor struct UITableViewRowActionTests {
  private final class Delegate: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      [UITableViewRowAction(style: .destructive, title: "Remove") { _, _ in }]
    }
  }

  @Test func aDelegateGivesRowsActions() {
    let delegate: any UITableViewDelegate = Delegate()
    let actions = delegate.tableView(
      UITableView(), editActionsForRowAt: IndexPath(row: 0, section: 0))
    #expect(actions?.map(\.title) == ["Remove"])
    #expect(actions?.first?.style == .default)
  }
}

import Foundation
import Testing
import UIKit

private final class NamedCell: UICollectionViewCell {
  var name = ""
  var wasSetUp = false
  override init(frame: CGRect) {
    super.init(frame: frame)
    wasSetUp = true
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor struct UIDiffableDataSourceTests {
  private var snapshot: NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3])
    return snapshot
  }

  @Test func itemsAreInTheirSections() {
    var snapshot = snapshot
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 2])
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "b")
    snapshot.insertItems([9], afterItem: 1)
    snapshot.moveItem(2, beforeItem: 3)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 9])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [2, 3])
    snapshot.deleteItems([2])
    snapshot.insertSections(["c"], beforeSection: "b")
    #expect(snapshot.sectionIdentifiers == ["a", "c", "b"] && snapshot.numberOfItems == 3)
    #expect(snapshot.indexOfItem(3) == 2 && snapshot.indexOfItem(7) == nil)
  }

  @Test func itemsWithoutAPlaceAreLeftOut() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendItems([1])
    snapshot.appendItems([1], toSection: "a")
    snapshot.insertItems([2], beforeItem: 1)
    snapshot.moveItem(1, afterItem: 2)
    #expect(snapshot.itemIdentifiers.isEmpty)
  }

  @Test func aCollectionViewAsksItsSource() throws {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let registration = UICollectionView.CellRegistration<NamedCell, Int> { cell, path, item in
      cell.name = "\(path.section).\(path.item): \(item)"
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    source.apply(snapshot)
    #expect(view.numberOfSections == 2 && view.numberOfItems(inSection: 0) == 2)
    let path = IndexPath(item: 1, section: 0)
    let cell = try #require(source.collectionView(view, cellForItemAt: path) as? NamedCell)
    #expect(cell.name == "0.1: 2" && cell.wasSetUp)
    #expect(source.indexPath(for: 3) == IndexPath(item: 0, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(item: 5, section: 5)) == nil)
  }

  private final class Rows: UITableViewDiffableDataSource<String, Int> {
    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { "\(snapshot().numberOfItems(inSection: "a")) rows" }
    override func tableView(
      _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
    ) -> Bool { indexPath.section == 1 }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A"] }
  }

  @Test func aSubclassDecidesAboutFootersAndMoves() {
    let table = UITableView(frame: .zero)
    let source = Rows(tableView: table) { _, _, _ in UITableViewCell() }
    source.apply(snapshot)
    #expect(table.dataSource?.tableView(table, titleForFooterInSection: 0) == "2 rows")
    let row = IndexPath(row: 0, section: 1)
    #expect(table.dataSource?.tableView(table, canMoveRowAt: row) == true)
    #expect(table.dataSource?.sectionIndexTitles(for: table) == ["A"])
  }

  @Test func registeredClassesAreMade() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(NamedCell.self, forCellWithReuseIdentifier: "named")
    let path = IndexPath(item: 0, section: 0)
    let cell = view.dequeueReusableCell(withReuseIdentifier: "named", for: path)
    #expect((cell as? NamedCell)?.wasSetUp == true)
    let table = UITableView(frame: .zero)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "row") == nil)
  }
}

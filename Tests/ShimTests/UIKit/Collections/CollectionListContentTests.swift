import SwiftUI
import Testing

@MainActor struct CollectionListContentTests {
  private final class Fruits: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    private(set) var selected: [IndexPath] = []
    private let sizes = UIMenu(children: [
      UIAction(title: "Small") { _ in }, UIAction(title: "Large", state: .on) { _ in },
    ])
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = UICollectionViewListCell(frame: .zero)
      var content = cell.defaultContentConfiguration()
      content.text = ["Fruits", "Apple", "Pear"][indexPath.item]
      content.secondaryText = indexPath.item == 1 ? "Red" : nil
      cell.contentConfiguration = content
      if indexPath.item == 2 {
        cell.accessories = [.checkmark(), .label(text: "12"), .popUpMenu(sizes)]
      }
      return cell
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      selected.append(indexPath)
    }
  }

  @Test func aListShowsItsHeaderItsTextsAndItsAccessories() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    let view = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: configuration))
    let data = Fruits()
    (view.dataSource, view.delegate) = (data, data)
    let host = try host(view)
    let tree = host.layoutTree()
    for text in ["Fruits", "Apple", "Red", "Pear", "12", "Large"] {
      #expect(tree.contains("\"\(text)\""))
    }
    for y in stride(from: CGFloat(5), to: 200, by: 10) { host.tap(at: CGPoint(x: 100, y: y)) }
    #expect(Set(data.selected.map(\.item)) == [1, 2])
  }

  @Test func aTapOnAnOutlineHeaderExpandsIt() throws {
    let view = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = name == "Fruit" ? [.outlineDisclosure(options: .init(style: .header))] : []
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    var expanded: [String] = []
    source.sectionSnapshotHandlers.willExpandItem = { expanded.append($0) }
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["Fruit", "Fish"])
    tree.append(["Apple"], to: "Fruit")
    source.apply(tree, to: 0, animatingDifferences: false)
    let host = try host(view)
    #expect(!host.layoutTree().contains("\"Apple\""))
    try host.tap(on: "Fruit")
    host.advance(by: 1)
    #expect(host.layoutTree().contains("\"Apple\""))
    #expect(expanded == ["Fruit"])
    try host.tap(on: "Fruit")
    host.advance(by: 1)
    #expect(!host.layoutTree().contains("\"Apple\""))
  }
}

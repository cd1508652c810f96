import SwiftUI
import Testing

@MainActor struct ListSectionTests {
  /// A section of red cells of 40 points, and one that is a list of two rows.
  private final class Mixed: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var selected: [IndexPath] = []
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { section == 0 ? 1 : 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = UICollectionViewListCell(frame: .zero)
      guard indexPath.section == 1 else {
        cell.backgroundColor = .red
        return cell
      }
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(indexPath.item)"
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let header = UICollectionViewListCell(frame: .zero)
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "Title"
      header.contentConfiguration = content
      return header
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      selected.append(indexPath)
    }
  }

  private let data = Mixed()

  private func collection(
    _ mode: UICollectionLayoutListConfiguration.HeaderMode = .none
  ) -> UICollectionView {
    let layout = UICollectionViewCompositionalLayout { section, environment in
      if section == 1 {
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = mode
        return .list(using: list, layoutEnvironment: environment)
      }
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
      return NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    (view.dataSource, view.delegate) = (data, data)
    return view
  }

  @Test func rowsAreOnACardBelowOtherSections() throws {
    let view = collection(), host = try host(view)
    let picture = try host.render()
    #expect(picture[100, 20].green < 100)
    let frames = (0..<2).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: 1))?.frame
    }
    #expect(frames == [0, 44].map { CGRect(x: 16, y: 57.5 + $0, width: 168, height: 44) })
    // The card is white on grey, its corner is cut off, and a line separates the rows.
    #expect(picture[100, 62].red == 255 && picture[8, 80].red < 250)
    #expect(picture[16, 58].red < 250)
    let line = (98...104).map { picture[120, $0].red }
    #expect(line.contains { $0 < 240 })
    // The chevron.
    #expect((160...184).contains { x in (70...90).contains { picture[x, $0].red < 220 } })
  }

  @Test func aTapSelectsARow() throws {
    let host = try host(collection())
    _ = try host.render()
    try host.tap(on: "Row 1")
    #expect(data.selected == [IndexPath(item: 1, section: 1)])
  }

  @Test func headersAreAboveTheCard() throws {
    let view = collection(.supplementary)
    _ = try host(view).render()
    let header = view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    let row = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))
    let frame = try #require(header?.frame)
    #expect(frame.minY == 40 && frame.height > 30 && row?.frame.minY == frame.maxY)
  }

  @Test func theFirstItemMayBeTheHeader() throws {
    let view = collection(.firstItemInSection)
    let picture = try host(view).render()
    let frame = try #require(
      view.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.frame)
    #expect(picture[170, Int(frame.midY)].red < 250)
    #expect(picture[100, Int(frame.maxY) + 6].red == 255)
  }
}

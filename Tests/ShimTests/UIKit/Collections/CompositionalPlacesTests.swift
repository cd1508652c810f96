import SwiftUI
import Testing

@MainActor struct CompositionalPlacesTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func frames(
    _ section: NSCollectionLayoutSection, _ count: Int
  ) throws -> (UICollectionView, [CGRect]) {
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let data = ColourData(count)
    view.dataSource = data
    _ = try host(view).render()
    let items = (0..<count).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    return (view, items)
  }

  @Test func itemsFillGroupsAsOftenAsTheyFit() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.25)), subitems: [item]))
    section.interGroupSpacing = 10
    let (view, items) = try frames(section, 3)
    #expect(items[0] == CGRect(x: 5, y: 5, width: 90, height: 40))
    #expect(items[1] == CGRect(x: 105, y: 5, width: 90, height: 40))
    #expect(items[2] == CGRect(x: 5, y: 65, width: 90, height: 40))
    #expect(view.contentSize == CGSize(width: 200, height: 110))
  }

  @Test func aCountDividesTheLengthOfAGroup() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitem: item, count: 3)
    group.interItemSpacing = .fixed(10)
    let (_, items) = try frames(NSCollectionLayoutSection(group: group), 4)
    #expect(items[1] == CGRect(x: 70, y: 0, width: 60, height: 40))
    #expect(items[3] == CGRect(x: 0, y: 40, width: 60, height: 40))
  }

  @Test func groupsAreNested() throws {
    let half = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), subitems: [half])
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.75), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [large, column]))
    let (_, items) = try frames(section, 4)
    #expect(items[0] == CGRect(x: 0, y: 0, width: 150, height: 100))
    #expect(items[1] == CGRect(x: 150, y: 0, width: 50, height: 50))
    #expect(items[2] == CGRect(x: 150, y: 50, width: 50, height: 50))
    #expect(items[3] == CGRect(x: 0, y: 100, width: 150, height: 100))
  }

  @Test func aSectionThatScrollsAcrossIsAsHighAsItsGroups() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(80), .absolute(60)), subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 6, trailing: 20)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    let (view, items) = try frames(section, 5)
    #expect(items[0] == CGRect(x: 20, y: 34, width: 80, height: 60))
    #expect(items[1].minX == 110 && items[1].minY == 34)
    #expect(view.contentSize.height == 100 && view.visibleCells.count == 2)
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 20, y: 0, width: 160, height: 30))
  }

  @Test func theHandlerOfASectionChangesItemsAtRest() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item]))
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items where item.indexPath.item == 1 { item.isHidden = true }
    }
    let (view, _) = try frames(section, 3)
    #expect(view.indexPathsForVisibleItems.map(\.item).sorted() == [0, 2])
  }

  @Test func aDecorationIsBehindItsSection() throws {
    final class Background: UICollectionReusableView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .green
      }
      required init?(coder: NSCoder) { nil }
    }
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    section.decorationItems = [.background(elementKind: "background")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Background.self, forDecorationViewOfKind: "background")
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let data = ColourData(1)
    view.dataSource = data
    let picture = try host(view).render()
    #expect(picture[10, 10].green > picture[10, 10].red)
    #expect(picture[100, 50].red > picture[100, 50].green)
    #expect(picture[100, 150].red == 255 && picture[100, 150].green == 255)
  }
}

import Testing
import UIKit

@MainActor struct UICollectionViewCompositionalLayoutTests {
  @Test func aLayoutKeepsItsDescription() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(80))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: 2)
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #expect(group.subitems.count == 2 && group.interItemSpacing?.spacing == 8)
    #expect(size.widthDimension.isFractionalWidth && size.heightDimension.isEstimated)
    #expect(view.collectionViewLayout === layout)
  }
}

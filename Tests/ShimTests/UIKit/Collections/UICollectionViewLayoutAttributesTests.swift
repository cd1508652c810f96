import Foundation
import Testing
import UIKit

private final class Columns: UICollectionViewLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<2).map { index in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: index, section: 0))
      attributes.frame = CGRect(x: index * 50, y: 0, width: 50, height: 20)
      return attributes
    }
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

@MainActor struct UICollectionViewLayoutAttributesTests {
  @Test func anAppsOwnLayoutCanBeAsked() {
    let layout = Columns()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #expect(layout.collectionView === view)
    #expect(layout.layoutAttributesForElements(in: .zero)?.map(\.frame.minX) == [0, 50])
  }

  @Test func aCopyKeepsItsValues() throws {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: IndexPath(item: 3, section: 1))
    attributes.frame = CGRect(x: 10, y: 10, width: 20, height: 10)
    attributes.size = CGSize(width: 40, height: 30)
    #expect(attributes.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy !== attributes && copy.center == CGPoint(x: 20, y: 15))
    #expect(copy.representedElementKind == "header" && copy.indexPath.item == 3)
  }
}

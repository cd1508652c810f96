import SwiftUI
import Testing

@MainActor struct UICollectionViewFlowLayoutTests {
  private func frames(
    _ layout: UICollectionViewFlowLayout, _ data: ColourData
  ) throws -> (UICollectionView, [CGRect]) {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.dataSource = data
    _ = try host(view).render()
    let items = (0..<data.counts[0]).compactMap {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    return (view, items)
  }

  @Test func fullLinesAreJustifiedAndTheLastOneKeepsTheColumns() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 30)
    let (view, items) = try frames(layout, ColourData(5))
    #expect(items[0] == CGRect(x: 0, y: 0, width: 50, height: 30))
    #expect(items[2].maxX == 200 && items[1].minX == 75)
    #expect(items[3].minY == 40 && items[4].minX == 75)
    #expect(view.contentSize == CGSize(width: 200, height: 70))
  }

  @Test func sectionsHaveInsetsHeadersAndFooters() throws {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    layout.footerReferenceSize = CGSize(width: 0, height: 10)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 15, bottom: 5, right: 15)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let data = ColourData(1, 1)
    view.dataSource = data
    let picture = try host(view).render()
    #expect(picture[100, 10].blue > picture[100, 10].red)
    #expect(picture[40, 50].red > picture[40, 50].blue)
    #expect(picture[100, 85].blue > picture[100, 85].red)
    let second = layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.frame
    #expect(second == CGRect(x: 15, y: 115, width: 50, height: 50))
    #expect(view.contentSize.height == 180)
  }

  @Test func itemsOfARowFollowEachOtherDownward() throws {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 40, height: 90)
    let (view, items) = try frames(layout, ColourData(3))
    #expect(items[1] == CGRect(x: 0, y: 110, width: 40, height: 90))
    #expect(items[2].minX == 50)
    #expect(view.contentSize == CGSize(width: 90, height: 200))
  }

  @Test func itemsOfAnEstimatedSizeHaveTheSizeOfTheirContent() throws {
    final class Data: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        2
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = UICollectionViewCell(frame: .zero)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 4),
          box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
          box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
          box.widthAnchor.constraint(equalToConstant: indexPath.item == 0 ? 30 : 60),
          box.heightAnchor.constraint(equalToConstant: 20),
        ])
        return cell
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let data = Data()
    view.dataSource = data
    _ = try host(view).render()
    #expect(
      view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.size
        == CGSize(width: 30, height: 24))
    #expect(
      view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame
        == CGRect(x: 40, y: 0, width: 60, height: 24))
  }
}

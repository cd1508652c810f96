import SwiftUI
import Testing

@MainActor struct UICollectionViewInteractiveMovementTests {
  private func row(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// Squares of 50 points in a row, without space between them.
  private func collection() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }

  @Test func theOthersMakeRoomForAMovedCell() throws {
    let view = collection()
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var order: [[String]] = []
    source.reorderingHandlers.canReorderItem = { $0 != "d" }
    source.reorderingHandlers.didReorder = { transaction in
      order.append(transaction.finalSnapshot.itemIdentifiers)
      order.append(transaction.sectionTransactions.flatMap(\.finalSnapshot.items))
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c", "d"])
    source.apply(snapshot)
    _ = try host(view).render()

    #expect(!view.beginInteractiveMovementForItem(at: row(3)))
    #expect(view.beginInteractiveMovementForItem(at: row(0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 120, y: 30))
    #expect((0..<4).map { view.cellForItem(at: row($0))?.center.x } == [120, 25, 75, 175])
    #expect(view.subviews.last === view.cellForItem(at: row(0)))
    view.endInteractiveMovement()
    #expect(order == [["b", "c", "a", "d"], ["b", "c", "a", "d"]])
    #expect(source.snapshot().itemIdentifiers == ["b", "c", "a", "d"])
    #expect(source.index(for: 0) == 0)
  }

  @Test func aCancelledMovementChangesNothing() throws {
    let (view, data) = (collection(), ColourData(4))
    view.dataSource = data
    _ = try host(view).render()
    #expect(view.beginInteractiveMovementForItem(at: row(2)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 30, y: 30))
    #expect((0..<4).map { view.cellForItem(at: row($0))?.center.x } == [75, 125, 30, 175])
    view.cancelInteractiveMovement()
    #expect((0..<4).map { view.cellForItem(at: row($0))?.center.x } == [25, 75, 125, 175])
    view.updateInteractiveMovementTargetPosition(.zero)
    view.endInteractiveMovement()
    #expect((0..<4).map { view.cellForItem(at: row($0))?.center.x } == [25, 75, 125, 175])
  }
}

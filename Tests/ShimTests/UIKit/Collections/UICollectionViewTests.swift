import SwiftUI
import Testing

/// Cells of one colour, and headers of another.
@MainActor final class ColourData: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let counts: [Int]
  private(set) var selected: [IndexPath] = []

  init(_ counts: Int...) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = .red
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = UICollectionReusableView(frame: .zero)
    view.backgroundColor = .blue
    return view
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
}

/// A host that shows a collection of 200 × 200 points.
@MainActor func host(_ collection: UICollectionView) throws -> ViewHost {
  try ViewHost(size: CGSize(width: 200, height: 200)) { ShownCollection(collection: collection) }
}

private struct ShownCollection: UIViewRepresentable {
  let collection: UICollectionView
  func makeUIView(context: Context) -> UICollectionView { collection }
  func updateUIView(_ uiView: UICollectionView, context: Context) {}
}

@MainActor struct UICollectionViewTests {
  /// A layout of the app: items on a diagonal, the later ones half transparent.
  private final class Diagonal: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 400) }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<4).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      let start = CGFloat(indexPath.item) * 50
      attributes.frame = CGRect(x: start, y: start, width: 50, height: 50)
      attributes.alpha = indexPath.item > 1 ? 0.5 : 1
      return attributes
    }
  }

  @Test func aLayoutOfTheAppPlacesTheCells() throws {
    let (view, data) = (
      UICollectionView(frame: .zero, collectionViewLayout: Diagonal()), ColourData(4)
    )
    view.dataSource = data
    let picture = try host(view).render()
    #expect(picture[25, 25].green < 100 && picture[75, 75].green < 100)
    #expect(picture[75, 25].green == 255)
    #expect((120...220).contains(picture[125, 125].green))
    #expect(view.visibleCells.count == 4)
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.superview === view)
    #expect(view.contentSize.height == 400)
  }

  @Test func aTapSelectsAnItem() throws {
    let (view, data) = (
      UICollectionView(frame: .zero, collectionViewLayout: Diagonal()), ColourData(4)
    )
    (view.dataSource, view.delegate) = (data, data)
    let host = try host(view)
    _ = try host.render()
    host.tap(at: CGPoint(x: 75, y: 75))
    host.tap(at: CGPoint(x: 75, y: 25))
    #expect(data.selected == [IndexPath(item: 1, section: 0)])
    #expect(view.indexPathsForSelectedItems == data.selected)
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == true)
  }

  @Test func anItemIsScrolledToBeforeTheFirstPicture() throws {
    let (view, data) = (
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
      ColourData(100)
    )
    view.dataSource = data
    view.scrollToItem(at: IndexPath(item: 99, section: 0), at: .bottom, animated: false)
    _ = try host(view).render()
    #expect(view.contentOffset.y == view.contentSize.height - 200)
    #expect(view.cellForItem(at: IndexPath(item: 99, section: 0)) != nil)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test func aSnapshotReplacesTheCells() throws {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    let host = try host(view)
    for count in [3, 5] {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<count))
      source.apply(snapshot)
      _ = try host.render()
      #expect(view.visibleCells.count == count)
    }
  }

  @Test func aCellShowsItsConfigurationForItsState() throws {
    let view = UICollectionView(frame: .zero, collectionViewLayout: Diagonal())
    let data = ColourData(1)
    view.dataSource = data
    _ = try host(view).render()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    cell.configurationUpdateHandler = { cell, state in
      cell.contentView.backgroundColor = state.isSelected ? .green : .red
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .blue
      cell.backgroundConfiguration = background
    }
    view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    let picture = try host(view).render()
    #expect(picture[25, 25].green > picture[25, 25].red)
    cell.contentView.isHidden = true
    let behind = try host(view).render()
    #expect(behind[25, 25].blue > behind[25, 25].red)
  }

  @Test func aFingerScrollsTheContentAndHeadersStayVisible() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 60)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 200, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    let (view, data) = (
      UICollectionView(frame: .zero, collectionViewLayout: layout), ColourData(8, 8)
    )
    view.dataSource = data
    let host = try host(view)
    _ = try host.render()
    host.drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 80), duration: 1)
    #expect(view.contentOffset.y == 90)
    let picture = try host.render()
    #expect(picture[100, 5].blue == 255 && picture[100, 5].red < 100)
    #expect(picture[100, 40].red == 255 && picture[100, 40].blue < 100)
  }

  @Test func aSectionScrollsAcrossFromGroupToGroup() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.75), heightDimension: .absolute(80))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitems: [
        NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      ])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { _, offset, _ in offsets.append(offset.x) }
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let data = ColourData(4)
    view.dataSource = data
    let host = try host(view)
    _ = try host.render()
    host.drag(from: CGPoint(x: 150, y: 40), to: CGPoint(x: 40, y: 40), duration: 1)
    host.runUntilIdle()
    #expect(offsets.last == 150)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(cell.convert(cell.bounds, to: view).minX == 0 && view.contentOffset == .zero)
    // A fast finger moves the groups by one as well.
    host.fling(from: CGPoint(x: 190, y: 40), velocity: CGVector(dx: -1500, dy: 0))
    host.runUntilIdle()
    #expect(offsets.last == 300)
  }

  /// Cells with a button that counts its taps.
  private final class Buttons: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDataSourcePrefetching
  {
    private(set) var calls: [String] = []
    private(set) var announced: [Int] = []

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 30 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.contentView.clipsToBounds = true
      let button = UIButton(type: .system)
      button.setTitle("Save \(indexPath.item)", for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 90, height: 40)
      button.addAction(
        UIAction { [weak self] _ in self?.calls.append("save \(indexPath.item)") },
        for: .touchUpInside)
      cell.contentView.addSubview(button)
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    { calls.append("press \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { calls.append("lift \(indexPath.item)") }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      calls.append("select \(indexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { if indexPath.item == 0 { calls.append("hide") } }
    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { announced += indexPaths.map(\.item) }
    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [
          UIAction(title: "Pin") { [weak self] _ in self?.calls.append("pin \(indexPaths[0].item)")
          }
        ])
      })
    }
  }

  private let buttons = Buttons()

  /// A collection of 30 items of 200 × 80 points with buttons.
  private func shownButtons() throws -> (UICollectionView, ViewHost) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 80)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    (view.dataSource, view.delegate, view.prefetchDataSource) = (buttons, buttons, buttons)
    let host = try host(view)
    host.advance(by: 0.1)
    return (view, host)
  }

  @Test func aButtonInACellIsTappedAndTheCellIsNotSelected() throws {
    let (_, host) = try shownButtons()
    try host.tap(on: "Save 1")
    #expect(buttons.calls == ["save 1"])
    host.tap(at: CGPoint(x: 150, y: 100))
    #expect(buttons.calls == ["save 1", "press 1", "lift 1", "select 1"])
  }

  @Test func aScrollHidesCellsAndAnnouncesOthers() throws {
    let (view, host) = try shownButtons()
    #expect(buttons.announced == [3, 4])
    host.drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 60), duration: 1)
    #expect(view.contentOffset.y == 110 && buttons.calls.contains("hide"))
    #expect(view.indexPathsForVisibleItems.map(\.item).sorted() == [1, 2, 3])
    #expect(Set(buttons.announced) == [3, 4, 5, 6])
  }

  @Test func theContentMovesToAnItem() throws {
    let (view, host) = try shownButtons()
    view.scrollToItem(at: IndexPath(item: 20, section: 0), at: .top, animated: true)
    host.advance(by: 0.15)
    #expect((1..<1600).contains(view.contentOffset.y))
    host.runUntilIdle()
    #expect(view.contentOffset.y == 1600)
    try host.tap(on: "Save 20")
    #expect(buttons.calls.last == "save 20")
  }

  @Test func aLongPressOpensTheMenuOfAnItem() throws {
    let (_, host) = try shownButtons()
    host.longPress(at: CGPoint(x: 150, y: 100), duration: 0.8)
    host.runUntilIdle()
    try host.tap(on: "Pin")
    #expect(buttons.calls.last == "pin 1" && !buttons.calls.contains("select 1"))
  }

  @Test func itemsAreMeasuredWhenTheyComeIntoView() throws {
    final class Tall: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = 100
        return layoutAttributes
      }
    }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let view = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    view.register(Tall.self, forCellWithReuseIdentifier: "cell")
    let data = ColourData(20)
    view.dataSource = data
    let host = try host(view)
    _ = try host.render()
    host.drag(from: CGPoint(x: 100, y: 190), to: CGPoint(x: 100, y: 10), duration: 0.2)
    host.runUntilIdle()
    #expect(view.contentOffset.y > 300)
    #expect(view.visibleCells.allSatisfy { $0.frame.height == 100 })
  }

  @Test func anItemKeepsItsCellAtAnotherPlace() throws {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    let host = try host(view)
    func show(_ items: [Int], loadingAgain: [Int] = []) throws -> [UICollectionViewCell] {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      snapshot.reconfigureItems(loadingAgain)
      source.apply(snapshot)
      _ = try host.render()
      return view.visibleCells
    }
    let first = try show([1, 2])
    let second = try show([2, 1, 3], loadingAgain: [1])
    #expect(second[0] === first[1] && !first.contains(second[1]) && second.count == 3)
  }
}

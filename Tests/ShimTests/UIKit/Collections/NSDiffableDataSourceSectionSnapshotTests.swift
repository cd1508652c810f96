import SwiftUI
import Testing

@MainActor struct NSDiffableDataSourceSectionSnapshotTests {
  private var tree: NSDiffableDataSourceSectionSnapshot<String> {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["fruit", "nut"])
    tree.append(["apple", "pear"], to: "fruit")
    tree.append(["red"], to: "apple")
    return tree
  }

  @Test func childrenOfExpandedItemsAreVisible() {
    var tree = tree
    #expect(tree.items == ["fruit", "apple", "red", "pear", "nut"])
    #expect(tree.visibleItems == ["fruit", "nut"] && tree.rootItems == ["fruit", "nut"])
    tree.expand(["fruit"])
    #expect(tree.visibleItems == ["fruit", "apple", "pear", "nut"])
    #expect(tree.level(of: "red") == 2 && tree.parent(of: "red") == "apple")
    #expect(tree.isVisible("pear") && !tree.isVisible("red") && tree.isExpanded("fruit"))
    tree.collapse(["fruit"])
    #expect(tree.visibleItems == ["fruit", "nut"])
  }

  @Test func itemsAreInsertedAndDeletedWithTheirChildren() {
    var tree = tree
    tree.insert(["plum"], after: "apple")
    tree.insert(["root"], before: "fruit")
    #expect(tree.items == ["root", "fruit", "apple", "red", "plum", "pear", "nut"])
    tree.delete(["apple"])
    #expect(tree.items == ["root", "fruit", "plum", "pear", "nut"] && !tree.contains("red"))
    #expect(tree.snapshot(of: "fruit").items == ["plum", "pear"])
    #expect(tree.snapshot(of: "fruit", includingParent: true).rootItems == ["fruit"])
    tree.replace(childrenOf: "fruit", using: self.tree.snapshot(of: "fruit"))
    #expect(tree.items == ["root", "fruit", "apple", "red", "pear", "nut"])
  }

  @Test func aSectionShowsItsVisibleItems() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      _, _, _ in nil
    }
    var tree = tree
    tree.expand(["fruit"])
    source.apply(tree, to: 1)
    #expect(source.snapshot().itemIdentifiers(inSection: 1) == ["fruit", "apple", "pear", "nut"])
    #expect(source.snapshot(for: 1).items == tree.items)
    tree.collapse(["fruit"])
    source.apply(tree, to: 1)
    #expect(source.snapshot().itemIdentifiers == ["fruit", "nut"])
  }
}

import Drawing
import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct InvalidationTests {
  private func screen(_ tree: ChangingTree, _ size: CGSize) -> Screen {
    var leaf = 0
    let view = tree.view(leaf: &leaf)
    return Screen(size.width, size.height) { view }
  }

  /// Applies a random sequence of changes to a screen and compares it, after each step, with a
  /// fresh screen of the same values.
  ///
  /// 1. A step makes one to three changes: of a value of a leaf (its size, text, priority,
  ///    presence, guides, preferences, identity or offset), of the screen's size, or of nothing
  ///    (which invalidates the root).
  /// 2. The layout trees (values, proposals, sizes, positions), the frames on the screen, the
  ///    drawing commands and the preferences have to be equal.
  ///
  /// So it fails if invalidation keeps a list of children, a measurement, a guide, a trait, a
  /// preference or a placement that a change has made stale.
  @Test(arguments: 100..<110 as Range<UInt64>)
  func aChangedTreeMatchesAFreshOne(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    for number in 0..<20 {
      let tree = ChangingTree.random(depth: 4, &random)
      var size = CGSize(width: 200, height: 150)
      let lasting = screen(tree, size)
      let leaves = tree.leaves
      var changes: [String] = []
      for _ in 0..<8 {
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          changes.append(change(leaves, &size, lasting, &random))
        }
        lasting.resize(size.width, size.height)
        let fresh = screen(tree, size)
        guard areEqual(lasting, fresh) else {
          Issue.record(
            """
            seed \(seed), tree \(number), \(changes.joined(separator: "\n")):
            \(lasting.tree)
            \(lasting.sum), \(lasting.names)
            not
            \(fresh.tree)
            \(fresh.sum), \(fresh.names)
            """)
          return
        }
      }
    }
  }

  private func areEqual(_ lasting: Screen, _ fresh: Screen) -> Bool {
    lasting.tree == fresh.tree && lasting.frames == fresh.frames && lasting.list == fresh.list
      && lasting.sum == fresh.sum && lasting.names == fresh.names
  }

  /// Makes one random change and returns a description of it.
  private func change(
    _ leaves: [ChangingTree.Leaf], _ size: inout CGSize, _ screen: Screen,
    _ random: inout RandomNumbers
  ) -> String {
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      size.width = CGFloat(Int.random(in: 0...300, using: &random))
      size.height = CGFloat(Int.random(in: 0...200, using: &random))
      return "the screen is \(size)"
    case 1:
      screen.graph.root.setNeedsLayout()
      return "everything is invalidated"
    default:
      guard let index = leaves.indices.randomElement(using: &random) else { return "no leaves" }
      return "leaf \(index) is \(leaves[index].values.change(&random))"
    }
  }
}

extension Screen {
  fileprivate var sum: Int {
    graph.update()
    return graph.root.preference(SumKey.self) ?? SumKey.defaultValue
  }

  fileprivate var names: [String] {
    graph.update()
    return graph.root.preference(ListKey.self) ?? ListKey.defaultValue
  }
}

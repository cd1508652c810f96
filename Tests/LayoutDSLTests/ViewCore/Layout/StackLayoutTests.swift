import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct StackLayoutTests {
  private func screen(_ model: LayoutModel, _ size: CGSize) -> Screen {
    var leaf = 0
    let view = model.view(leaf: &leaf)
    return Screen(size.width, size.height) { view }
  }

  private func areClose(_ left: CGRect, _ right: CGRect) -> Bool {
    zip(
      [left.minX, left.minY, left.width, left.height],
      [right.minX, right.minY, right.width, right.height]
    ).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func randomTreesMatchTheModel(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    for tree in 0..<100 {
      let model = LayoutModel.random(depth: 3, &random)
      let size = CGSize(
        width: Int.random(in: 0...300, using: &random),
        height: Int.random(in: 0...300, using: &random))
      let screen = screen(model, size)
      let frames = screen.frames
      for (leaf, expected) in model.frames(in: size).enumerated() {
        let frame = frames["\(leaf)"] ?? .null
        guard areClose(frame, expected) else {
          Issue.record(
            "seed \(seed), tree \(tree), leaf \(leaf): \(frame), not \(expected)\n\(screen.tree)")
          return
        }
      }
      #expect(screen.graph.diagnostics == [])
    }
  }

  /// Applies a random sequence of changes to a screen and compares it, after each change, with a
  /// fresh screen of the same values.
  ///
  /// 1. A step makes one to three changes: of a leaf's size, its layout priority or its presence,
  ///    of the screen's size, or of nothing (which invalidates the root).
  /// 2. The layout trees (values, proposals, sizes, positions) and the drawing commands have to be
  ///    equal.
  ///
  /// So it fails if invalidation keeps a list of children, a measurement, a trait or a placement
  /// that a change has made stale.
  @Test(arguments: 100..<110 as Range<UInt64>)
  func aChangedTreeMatchesAFreshOne(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    for tree in 0..<20 {
      let model = LayoutModel.random(depth: 4, &random)
      var size = CGSize(width: 200, height: 150)
      let lasting = screen(model, size)
      let leaves = model.fixedLeaves
      var changes: [String] = []
      for _ in 0..<8 {
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          changes.append(change(leaves, &size, lasting, &random))
        }
        lasting.resize(size.width, size.height)
        let fresh = screen(model, size)
        guard lasting.tree == fresh.tree, lasting.list == fresh.list else {
          Issue.record(
            "seed \(seed), tree \(tree), \(changes): \(lasting.tree)\nnot\n\(fresh.tree)")
          return
        }
      }
    }
  }

  /// Makes one random change and returns a description of it.
  private func change(
    _ leaves: [LayoutModel.FixedLeaf], _ size: inout CGSize, _ screen: Screen,
    _ random: inout RandomNumbers
  ) -> String {
    func length(_ most: Int) -> CGFloat { CGFloat(Int.random(in: 0...most, using: &random)) }
    let kind = Int.random(in: 0..<6, using: &random)
    guard kind < 4, let index = leaves.indices.randomElement(using: &random) else {
      if kind == 4 {
        screen.graph.root.setNeedsLayout()
        return "everything is invalidated"
      }
      size = CGSize(width: length(300), height: length(200))
      return "the screen is \(size)"
    }
    let leaf = leaves[index]
    switch kind {
    case 0: leaf.size.width = length(80)
    case 1: leaf.size.height = length(80)
    case 2: leaf.priority = Double(Int.random(in: -1...1, using: &random))
    default: leaf.isHidden.toggle()
    }
    return "leaf \(index) is \(leaf.size), \(leaf.priority)\(leaf.isHidden ? ", hidden" : "")"
  }

  @Test func layingOutTwiceChangesNothing() {
    var random = RandomNumbers(seed: 7)
    for _ in 0..<50 {
      let screen = screen(.random(depth: 4, &random), CGSize(width: 200, height: 200))
      let tree = screen.tree
      screen.graph.root.setNeedsLayout()
      #expect(screen.tree == tree)
      #expect(screen.cost { screen.resize(200, 200) }.measurements == 0)
    }
  }

  @Test func infiniteViewsAcrossAStackAreInfinite() {
    let screen = Screen {
      HStack(spacing: 0) {
        VStack {
          Color.red; Color.green
        }.probe("stack")
        ZStack {
          Color.red; Text("a"); Color.green
        }.probe("pile")
        Color.blue.frame(minWidth: 60).probe("least")
      }
    }
    #expect(screen.frame("least") == CGRect(40, 0, 60, 100))
    #expect(screen.frame("stack") == CGRect(0, 0, 20, 100))
    #expect(screen.frame("pile") == CGRect(20, 0, 20, 100))
    #expect(screen.graph.diagnostics == [])
  }

  @Test func anEmptyStackTakesNoSpace() {
    let screen = Screen {
      HStack {
        VStack {}.probe("empty"); Color.red.probe("rest")
      }
    }
    #expect(screen.frame("empty").size == .zero)
    #expect(screen.frame("rest").width == 92)
  }
}

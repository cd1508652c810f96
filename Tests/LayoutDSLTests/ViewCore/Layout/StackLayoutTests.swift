import Drawing
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

  @Test func colorsDivideALengthWithoutBeingMeasured() {
    let screen = Screen(300, 100) {
      HStack(spacing: 0) {
        ForEach(0..<30) { _ in Color.red }
      }
    }
    #expect(screen.fills(of: .red).map(\.minX) == Array(stride(from: 0, to: 300, by: 10)))
    #expect(screen.fills(of: .red).allSatisfy { $0.size == CGSize(width: 10, height: 100) })
    #expect(screen.graph.measureCount < 30)
  }

  @Test func aColorTakesNoNegativeProposal() {
    struct Negative: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        subviews[0].sizeThatFits(ProposedViewSize(width: -10, height: 20))
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let screen = Screen { Negative { Color.red }.probe("layout") }
    #expect(screen.frame("layout").size == CGSize(width: 0, height: 20))
    #expect(screen.graph.diagnostics.count == 1)
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

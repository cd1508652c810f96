import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct LayoutSubviewsTests {
  private struct Chosen: Layout {
    let indices: [Int]

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews { subview.place(at: .zero, proposal: .zero) }
      for (position, subview) in subviews[indices][1...].enumerated() {
        subview.place(
          at: CGPoint(x: bounds.minX + CGFloat(position * 10), y: bounds.minY),
          proposal: ProposedViewSize(width: 10, height: 10))
      }
    }
  }

  @Test func viewsAtChosenIndicesArePlacedAsThemselves() {
    let screen = Screen {
      Chosen(indices: [1, 2, 0]) {
        Color.red.probe("0")
        Color.red.probe("1")
        Color.red.probe("2")
      }
    }
    #expect(screen.frame("2") == CGRect(0, 0, 10, 10))
    #expect(screen.frame("0") == CGRect(10, 0, 10, 10))
    #expect(screen.frame("1").size == .zero)
  }
}

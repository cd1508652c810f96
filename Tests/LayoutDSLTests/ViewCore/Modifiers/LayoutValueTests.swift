import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct LayoutValueTests {
  private struct Width: LayoutValueKey {
    static let defaultValue: CGFloat = 5
  }

  private struct Columns: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for subview in subviews {
        subview.place(
          at: bounds.origin, proposal: ProposedViewSize(width: subview[Width.self], height: 1))
      }
    }
  }

  @Test func theInnermostValueWins() {
    let screen = Screen {
      Columns {
        Color.red.probe("set").layoutValue(key: Width.self, value: 10).padding(0)
          .layoutValue(key: Width.self, value: 20)
        Color.red.probe("default")
      }
    }
    #expect(screen.frame("set").width == 10)
    #expect(screen.frame("default").width == 5)
  }
}

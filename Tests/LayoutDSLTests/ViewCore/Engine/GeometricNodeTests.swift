import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct GeometricNodeTests {
  /// Counts how often it places its view.
  private struct Counted: Layout {
    let journal: Journal

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      journal.note("placed")
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  @Test func aMovedNodeDoesNotPlaceItsChildren() {
    let journal = Journal()
    let stage = Stage<CGFloat>(10) { width in
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: width, height: 10)
        Counted(journal: journal) { Color.blue.frame(width: 20, height: 20).probe("moved") }
          .fixedSize()
      }
    }
    #expect(stage.screen.frame("moved").minX == 45)
    _ = journal.take()
    stage.value = 40
    #expect(stage.screen.frame("moved").minX == 60)
    #expect(journal.entries.isEmpty)
  }

  @Test func childrenAreListedAcrossStructuralNodes() {
    let stage = Stage(false) { isShown in
      HStack {
        Group {
          if isShown { Color.green.probe("condition") }
          ForEach(0..<2) { Color.red.probe("\($0)") }
        }
        AnyView(Color.blue.probe("any"))
      }
      .probe("stack")
    }
    func names() -> [String] {
      stage.screen.node("stack")?.children.first?.children.map(\.summary) ?? []
    }
    #expect(names() == ["0", "1", "any"])
    stage.value = true
    #expect(names() == ["condition", "0", "1", "any"])
    #expect(stage.screen.node("any")?.container === stage.screen.node("stack")?.children.first)
  }

  @Test func reachFollowsTheContent() {
    let stage = Stage<CGFloat>(0) { y in
      VStack { Color.red.frame(width: 10, height: 10).offset(y: y) }.probe("stack")
    }
    #expect(stage.screen.node("stack")?.reach == 0)
    stage.value = 7
    #expect(stage.screen.node("stack")?.reach == 7)
  }

  @Test func measuringWithoutAProposalGivesTheIdealSize() throws {
    let screen = Screen {
      Color.red.frame(minWidth: 5, idealWidth: 30, maxHeight: 40).probe("view")
    }
    let node = try #require(screen.node("view"))
    #expect(node.measure(.unspecified) == CGSize(width: 30, height: 10))
    #expect(node.measure(.zero) == CGSize(width: 5, height: 0))
    #expect(node.measure(.infinity) == CGSize(width: CGFloat.infinity, height: 40))
    #expect(!node.isRigid)
    #expect(
      Screen { Color.red.frame(width: 5, height: 5).probe("view") }.node("view")?.isRigid == true)
  }
}

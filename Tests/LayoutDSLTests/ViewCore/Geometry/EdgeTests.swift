import LayoutDSL
import Testing

@testable import ViewCore

struct EdgeTests {
  @Test func setsContainTheirEdges() {
    #expect(Edge.Set.all == [.horizontal, .vertical])
    #expect(Edge.Set.horizontal == [.leading, .trailing])
    #expect(Edge.Set.vertical.contains(.top))
    #expect(!Edge.Set.vertical.contains(.leading))
    #expect(Edge.allCases.map { Edge.Set($0).rawValue } == [1, 2, 4, 8])
    #expect(HorizontalEdge.Set.all == [.leading, .trailing])
    #expect(VerticalEdge.Set(.bottom).isDisjoint(with: .top))
  }

  @Test func axesHaveNames() {
    #expect(Axis.allCases.map(\.description) == ["horizontal", "vertical"])
    #expect(Axis.Set([.horizontal, .vertical]).contains(Axis.Set(.vertical)))
  }
}

import LayoutDSL
import Testing

@testable import ViewCore

struct EdgeInsetsTests {
  @Test func oneLengthOnSomeEdges() {
    let insets = EdgeInsets(5, edges: [.top, .horizontal])
    #expect(insets == EdgeInsets(top: 5, leading: 5, bottom: 0, trailing: 5))
    #expect(insets.horizontal == 10)
    #expect(insets.vertical == 5)
    #expect(EdgeInsets() == EdgeInsets(0))
  }
}

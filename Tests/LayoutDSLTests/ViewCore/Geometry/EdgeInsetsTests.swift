import LayoutDSL
import Testing

@testable import ViewCore

struct EdgeInsetsTests {
  @Test func insetsAreAddedAndScaled() {
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets + insets == insets * 2 && insets - insets == EdgeInsets())
    #expect(insets.magnitude == 30.0.squareRoot())
    insets.negate()
    #expect(insets == -EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    insets /= 2
    #expect(insets == EdgeInsets(top: -0.5, leading: -1, bottom: -1.5, trailing: -2))
  }

  @Test func oneLengthOnSomeEdges() {
    let insets = EdgeInsets(5, edges: [.top, .horizontal])
    #expect(insets == EdgeInsets(top: 5, leading: 5, bottom: 0, trailing: 5))
    #expect(insets.horizontal == 10)
    #expect(insets.vertical == 5)
    #expect(EdgeInsets() == EdgeInsets(0))
  }
}

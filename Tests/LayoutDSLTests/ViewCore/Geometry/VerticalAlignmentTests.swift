import LayoutDSL
import Testing

@testable import ViewCore

struct VerticalAlignmentTests {
  @Test func explicitPositionsAreAveraged() {
    #expect(VerticalAlignment.top.combineExplicit([nil, 10, 30]) == 20)
    #expect(VerticalAlignment.top.combineExplicit([nil]) == nil)
  }
}

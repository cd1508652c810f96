import LayoutDSL
import Testing

@testable import ViewCore

struct HorizontalAlignmentTests {
  @Test func explicitPositionsAreAveraged() {
    #expect(HorizontalAlignment.leading.combineExplicit([nil, 10, 30]) == 20)
    #expect(HorizontalAlignment.leading.combineExplicit([nil]) == nil)
  }
}

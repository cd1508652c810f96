import ObjectiveCNames
import Testing

struct SelectorTests {
  @Test func aSelectorIsAName() {
    #expect(_sel("a(_:)") == Selector("a(_:)"))
    #expect(NSStringFromSelector("b") == "b")
  }
}

import ObjectiveCNames
import Testing

struct SelectorTests {
  @Test(arguments: [
    ("tapped", "tapped"), ("tapped()", "tapped"), ("tapped(_:)", "tapped:"),
    ("self.tapped(_:)", "tapped:"), ("Outer.Inner.tapped(_: )", "tapped:"),
    ("tapped(sender:)", "tappedWithSender:"), ("move(to:)", "moveTo:"),
    ("handle(_:for:)", "handle:for:"), ("handle(_:_:)", "handle::"), ("tapped:", "tapped:"),
    ("(tapped(_:))", "tapped:"), ("tapped(_:) as (A) -> (Any) -> Void", "tapped:"),
    ("getter: A.title", "title"), ("setter: A.title", "setTitle:"),
  ])
  func theNameIsThatOfObjectiveC(expression: String, name: String) {
    #expect(Selector(expression).description == name)
  }

  @Test func selectorsOfOneMethodAreEqual() {
    #expect(__sel__("a(_:)") == Selector("a:"))
    #expect(NSStringFromSelector("b") == "b")
  }
}

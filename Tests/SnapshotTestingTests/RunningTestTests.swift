import SnapshotTesting
import Testing

@Suite struct RunningTestTests {
  @Test(arguments: [
    ("AppTests.CartTests/testCart", "CartTests"), ("AppTests.CartTests", ""),
    ("AppTests.CartTests/testCart,AppTests.CartTests/testMenu", ""), ("/a.b/c.xctest", ""),
    ("swift-testing", ""), ("", ""),
  ])
  func theArgumentsNameTheClassOfASingleTest(argument: String, name: String) {
    #expect(classOfOnlyTest(["App.xctest", argument]) == name)
  }

  @Test func noArgumentsNameNoClass() {
    #expect(classOfOnlyTest([]) == "")
  }
}

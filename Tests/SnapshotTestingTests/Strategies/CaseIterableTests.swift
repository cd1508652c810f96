import SnapshotTesting
import Testing

private enum Direction: String, CaseIterable {
  case up, down
  var turned: Direction { self == .up ? .down : .up }
}

@Suite struct CaseIterableTests {
  @Test func everyCaseIsALine() throws {
    let strategy: Snapshotting<(Direction) -> Direction, String> = Snapshotting<Direction, String>
      .func(into: .description)
    #expect(strategy.pathExtension == "csv")
    let text = strategy.snapshot { (direction: Direction) -> Direction in direction.turned }
    #expect(
      try text.wait() == """
        "up","down"
        "down","up"
        """)
  }

  @Test func quotesAreDoubled() throws {
    let strategy = Snapshotting<Direction, String>.func(into: SimplySnapshotting<String>.lines)
    let text = strategy.snapshot { (_: Direction) -> String in "a \"b\"" }
    #expect(try text.wait().hasPrefix(#""up","a ""b""""#))
  }
}

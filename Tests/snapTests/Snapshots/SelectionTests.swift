import Testing

@testable import snap

struct SelectionTests {
  private let pending: [SnapshotResult]

  init() throws {
    let run = try SampleRun()
    pending = [
      run.result("Sources/Card/Dark.1", .changed, cause: "padding 12 → 1"),
      run.result("Sources/Card/Light.1", .changed, cause: "padding 12 → 16"),
      run.result("Sources/Row/Light.1", .missing),
    ]
  }

  private func ids(_ names: String..., cause: String? = nil) throws -> [String] {
    try Selection(names: names, cause: cause).results(among: pending).map(\.id)
  }

  @Test func aNameMayBeWholeOrTheEndOfOne() throws {
    #expect(try ids("Sources/Card/Dark.1") == ["Sources/Card/Dark.1"])
    #expect(try ids("Row/Light.1") == ["Sources/Row/Light.1"])
    #expect(try ids("Light.1") == ["Sources/Card/Light.1", "Sources/Row/Light.1"])
  }

  @Test func aDecisionNeedsTheWholeNameOrTheEndOfOne() throws {
    func decided(_ name: String, _ results: [SnapshotResult]) throws -> [String] {
      try Selection(names: [name]).results(among: results, forDecision: true).map(\.id)
    }
    #expect(try decided("Row/Light.1", pending) == ["Sources/Row/Light.1"])
    #expect(try decided("Sources/Card", pending).count == 2)
    let failure = #expect(throws: Failure.self) { try decided("Light.1", pending) }
    #expect(
      failure?.message == """
        2 names end with 'Light.1'; write more of one, or its folder:
          Sources/Card/Light.1
          Sources/Row/Light.1
        """)
    // A whole name goes before an end.
    let run = try SampleRun()
    let nested = [run.result("Row/Light.1", .missing)] + pending
    #expect(try decided("Row/Light.1", nested) == ["Row/Light.1"])
  }

  /// A person types the name of the preview, or of the file.
  @Test func aDecisionMayNameThePreviewOrItsFile() throws {
    let run = try SampleRun()
    let results = ["Cart.iPhone-16", "Cart.iPad", "Cartridge.iPhone-16"].map {
      run.result("Harbor/Shop/CartSheet/\($0)", .changed)
    }
    func decided(_ name: String) throws -> [String] {
      try Selection(names: [name]).results(among: results, forDecision: true)
        .map { $0.id.split(separator: "/").last.map(String.init) ?? "" }
    }
    let both = ["Cart.iPhone-16", "Cart.iPad"]
    #expect(try decided("Harbor/Shop/CartSheet/Cart") == both)
    #expect(try decided("CartSheet/Cart") == both)
    #expect(try decided("Cart") == both)
    #expect(try decided("CartSheet").count == 3)
    #expect(try decided("Harbor/Shop/CartSheet").count == 3)
    #expect(throws: Failure.self) { try decided("Car") }
  }

  @Test func aFolderHasAllInIt() throws {
    #expect(try ids("Sources/Card/").count == 2)
    #expect(try ids("Sources/Card.swift").count == 3)
    #expect(throws: Failure.self) { try ids("Sources/Car") }
  }

  /// A script that accepts a small cause must not accept a larger one that begins with its text.
  @Test func aWholeCauseGoesBeforeAPart() throws {
    #expect(try ids(cause: "padding 12 → 1") == ["Sources/Card/Dark.1"])
    #expect(try ids(cause: "padding").count == 2)
    #expect(throws: Failure.self) { try ids(cause: "font") }
  }

  @Test func nothingChosenIsEverything() throws {
    #expect(try ids().count == 3)
  }
}

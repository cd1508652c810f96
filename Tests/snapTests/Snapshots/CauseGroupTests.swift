import Testing

@testable import snap

struct CauseGroupTests {
  @Test func theLargestGroupIsFirst() throws {
    let run = try SampleRun()
    let groups = CauseGroup.groups(of: [
      run.result("A/1", .changed, cause: "a"), run.result("C/1", .changed, cause: "b"),
      run.result("B/1", .changed, cause: "b"), run.result("D/1", .missing),
    ])
    #expect(groups.map(\.cause) == ["b", "a"])
    #expect(groups.first?.results.map(\.id) == ["B/1", "C/1"])
  }
}

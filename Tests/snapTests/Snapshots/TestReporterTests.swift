import Testing

@testable import snap

struct TestReporterTests {
  private func result(_ id: String, cause: String?) -> SnapshotResult {
    SnapshotResult(
      id: id, preview: "Card", file: "Sources/Card.swift", line: 3,
      status: cause == nil ? .error : .changed, message: "it differs", cause: cause)
  }

  @Test func oneCauseHasThreeMessages() {
    let reporter = TestReporter(total: 9)
    for number in 1...3 {
      #expect(
        reporter.text(of: result("a\(number)", cause: ".padding 16 → 12"))
          == "changed  a\(number)\nit differs\n\n")
    }
    #expect(
      reporter.text(of: result("a4", cause: ".padding 16 → 12"))
        == "changed  a4  .padding 16 → 12, as above\n")
    #expect(
      reporter.text(of: result("b1", cause: "only pixels")) == "changed  b1\nit differs\n\n")
  }

  @Test func everyErrorHasItsMessage() {
    let reporter = TestReporter(total: 9)
    for number in 1...5 {
      #expect(
        reporter.text(of: result("a\(number)", cause: nil))
          == "error    a\(number)\nit differs\n\n")
    }
  }
}

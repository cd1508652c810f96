import Foundation
import Testing

@testable import snap

struct JUnitReportTests {
  let run: SampleRun

  init() throws {
    run = try SampleRun()
  }

  @Test func aFailureHasItsMessageAndAttachments() throws {
    var changed = run.result("Card/1", .changed, cause: "a")
    changed.message = "Snapshot \"1\" <differs>\u{1B}\nsecond line"
    try run.write([changed, run.result("Card/2", .passed)])
    let text = JUnitReport(
      run: try run.lastRun(), folder: URL(fileURLWithPath: run.pictures.path)
    ).text
    #expect(text.contains(#"<testsuites name="snap" tests="2" failures="1" errors="0""#))
    #expect(
      text.contains(#"<failure message="Snapshot &quot;1&quot; &lt;differs&gt;"#))
    #expect(text.contains("second line</failure>"))
    #expect(!text.contains("\u{1B}"))
    #expect(text.contains("[[ATTACHMENT|.snap/Card/1.actual.png]]"))
    #expect(text.contains(#"name="2" file="Sources/Card.swift" line="3" time="0.000"/>"#))
  }

  @Test func aPictureThatCouldNotBeTakenIsAnError() throws {
    try run.write([run.result("Card/1", .error)])
    let text = JUnitReport(run: try run.lastRun(), folder: run.folder).text
    #expect(text.contains(#"failures="0" errors="1""#))
    #expect(text.contains(#"<error message="it differs">it differs</error>"#))
  }
}

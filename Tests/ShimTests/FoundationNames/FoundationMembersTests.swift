import Foundation
import FoundationNames
import Testing

struct FoundationMembersTests {
  @Test func errorsListTheirCauses() {
    let cause = NSError(domain: "a", code: 1)
    let error = NSError(domain: "b", code: 2, userInfo: [NSUnderlyingErrorKey: cause])
    #expect(error.underlyingErrors.map { ($0 as NSError).code } == [1])
    #expect(cause.underlyingErrors.isEmpty)
  }

  @Test func pathsAreAbbreviatedAndExtended() {
    let home = NSHomeDirectory()
    #expect(NSString(string: home + "/a").abbreviatingWithTildeInPath == "~/a")
    #expect(NSString(string: "/x/y").abbreviatingWithTildeInPath == "/x/y")
    #expect(NSString(string: "/x").strings(byAppendingPaths: ["a", "b"]) == ["/x/a", "/x/b"])
  }

  @Test func anActivityRunsAtOnce() {
    nonisolated(unsafe) var states: [Bool] = []
    ProcessInfo.processInfo.performExpiringActivity(withReason: "") { states.append($0) }
    #expect(states == [false])
  }

  @Test func trashedFilesOfOneNameAreKept() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    for text in ["first", "second"] {
      try Data(text.utf8).write(to: file)
      var place: NSURL?
      try FileManager.default.trashItem(at: file, resultingItemURL: &place)
      let moved = try #require(place as URL?)
      #expect(!FileManager.default.fileExists(atPath: file.path))
      #expect(try String(contentsOf: moved, encoding: .utf8) == text)
    }
    #expect(throws: (any Error).self) {
      try FileManager.default.trashItem(at: file, resultingItemURL: nil)
    }
  }
}

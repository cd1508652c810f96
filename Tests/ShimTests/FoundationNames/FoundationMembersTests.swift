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
}

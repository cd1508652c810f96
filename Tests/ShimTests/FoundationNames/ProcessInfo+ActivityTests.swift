import Foundation
import FoundationNames
import Testing

struct ProcessInfoActivityTests {
  @Test func anActivityIsPerformedAtOnce() {
    var steps: [String] = []
    let activity = ProcessInfo.processInfo.beginActivity(options: .background, reason: "a")
    ProcessInfo.processInfo.performActivity(options: .userInitiated, reason: "b") {
      steps.append("done")
    }
    ProcessInfo.processInfo.endActivity(activity)
    #expect(steps == ["done"])
  }

  @Test func theSystemMaySleepInSomeActivities() {
    typealias Options = ProcessInfo.ActivityOptions
    #expect(Options.userInitiated.contains(.idleSystemSleepDisabled))
    #expect(!Options.userInitiatedAllowingIdleSystemSleep.contains(.idleSystemSleepDisabled))
    #expect(Options.userInitiatedAllowingIdleSystemSleep.contains(.background))
  }
}

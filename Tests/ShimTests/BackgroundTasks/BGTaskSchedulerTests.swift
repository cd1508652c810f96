import BackgroundTasks
import Foundation
import Testing

struct BGTaskSchedulerTests {
  @Test func aTaskIsRegisteredAndNeverLaunched() {
    let scheduler = BGTaskScheduler.shared
    #expect(
      scheduler.register(forTaskWithIdentifier: "a", using: nil) { task in
        Issue.record("The task \(task.identifier) was launched.")
      })
    let request = BGAppRefreshTaskRequest(identifier: "a")
    request.earliestBeginDate = Date(timeIntervalSinceReferenceDate: 60)
    #expect(request.earliestBeginDate?.timeIntervalSinceReferenceDate == 60)
    #expect(throws: BGTaskScheduler.Error(.unavailable)) { try scheduler.submit(request) }
    scheduler.cancel(taskRequestWithIdentifier: "a")
  }

  @Test func aContinuedTaskKeepsItsTexts() {
    let request = BGContinuedProcessingTaskRequest(
      identifier: "export", title: "Export", subtitle: "Starts")
    request.strategy = .fail
    #expect(request.title == "Export" && request.strategy == .fail)
    #expect(!BGTaskScheduler.supportedResources.contains(.gpu))
    #expect(throws: BGTaskScheduler.Error.self) { try BGTaskScheduler.shared.submit(request) }
  }
}

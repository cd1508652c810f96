import CloudKit
import Testing
import UIKit

@MainActor struct UICloudSharingControllerTests {
  @Test func aScreenKeepsItsShareAndCallsNoHandler() {
    let share = CKShare(rootRecord: CKRecord(recordType: "List"))
    let controller = UICloudSharingController(share: share, container: .default())
    controller.availablePermissions = [.allowPrivate, .allowReadOnly]
    #expect(controller.share === share)
    #expect(controller.availablePermissions.rawValue == 6)

    let unsent = UICloudSharingController { _, _ in Issue.record("nobody chose a service") }
    unsent.loadViewIfNeeded()
    #expect(unsent.share == nil)
  }
}

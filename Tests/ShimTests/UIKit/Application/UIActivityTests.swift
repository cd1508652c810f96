import Foundation
import Testing
import UIKit

private final class Archive: UIActivity {
  override class var activityCategory: UIActivity.Category { .share }
  override var activityTitle: String? { "Archive" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is URL }
  }
}

@MainActor struct UIActivityTests {
  @Test func anAppsOwnServiceDescribesItself() {
    let archive = Archive()
    #expect(archive.activityTitle == "Archive" && Archive.activityCategory == .share)
    #expect(!archive.canPerform(withActivityItems: ["text"]))
    #expect(UIActivity.ActivityType.mail.rawValue == "com.apple.UIKit.activity.Mail")
  }
}

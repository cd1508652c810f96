import Testing
import UIKit

private final class Link: NSObject, UIActivityItemSource {
  func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "a" }

  func activityViewController(
    _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
  ) -> Any? {
    "b"
  }
}

@MainActor struct UIActivityItemSourceTests {
  @Test func aControllerKeepsTheSource() throws {
    let controller = UIActivityViewController(activityItems: [Link()], applicationActivities: nil)
    let source = try #require(controller.activityItems.first as? any UIActivityItemSource)
    let item = source.activityViewController(controller, itemForActivityType: nil)
    #expect(item as? String == "b")
  }
}

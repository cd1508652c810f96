import Foundation

/// An object that makes an item when the item is shared.
@MainActor @preconcurrency
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns a placeholder of the item's type, before the item is made.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any

  /// Returns the item.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}

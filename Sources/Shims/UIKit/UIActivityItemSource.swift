import Foundation

/// An item that is made when it is shared.
@MainActor @preconcurrency
public protocol UIActivityItemSource: NSObjectProtocol {
  /// A value of the same type, before the item is made.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any

  /// The item.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}

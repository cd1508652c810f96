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

/// An object with the items of a share sheet.
@MainActor @preconcurrency
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  /// The providers of the items.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
}

/// The items of a share sheet.
@MainActor @preconcurrency
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  /// The providers of the items.
  public let itemProvidersForActivityItemsConfiguration: [NSItemProvider]
  /// The object from which the items come.
  open var localObject: Any?
  /// Returns what is known about the items.
  open var metadataProvider: ((Any) -> Any?)?
  /// Returns the preview of an item.
  open var previewProvider: ((Int, Any, CGSize) -> NSItemProvider?)?
  /// Creates a configuration of providers.
  public init(itemProviders: [NSItemProvider]) {
    itemProvidersForActivityItemsConfiguration = itemProviders
  }
  /// Creates a configuration of objects.
  public convenience init(objects: [any NSItemProviderWriting]) {
    self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
  }
}

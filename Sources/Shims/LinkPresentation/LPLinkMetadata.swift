@_exported import UIKit

/// The metadata of a link.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  /// The address that the metadata was asked for.
  open var originalURL: URL?
  /// The address after redirections.
  open var url: URL?
  /// The title of the linked page.
  open var title: String?
  /// The icon of the linked site.
  open var iconProvider: NSItemProvider?
  /// A picture of the linked page.
  open var imageProvider: NSItemProvider?
  /// A video of the linked page.
  open var videoProvider: NSItemProvider?
  /// The address of a video of the linked page.
  open var remoteVideoURL: URL?
}

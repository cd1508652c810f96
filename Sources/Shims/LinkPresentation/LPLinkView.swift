import SwiftUI
import UIKit

/// A view of a link; a placeholder with the link's title or host is drawn.
@MainActor @preconcurrency
open class LPLinkView: UIView, UIViewContent {
  /// The metadata whose title or host is drawn.
  open var metadata: LPLinkMetadata

  /// Creates a placeholder without a link.
  public convenience init() { self.init(metadata: LPLinkMetadata()) }
  /// Creates a placeholder with the host of an address.
  public init(url URL: URL) {
    metadata = LPLinkMetadata()
    metadata.originalURL = URL
    super.init(frame: .zero)
  }
  /// Creates a placeholder with the title of metadata.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
  }
  /// Returns nil, since links cannot come from an archive.
  public required init?(coder: NSCoder) { return nil }

  /// Returns the size, limited to that of a caption: Measurements.md#link-view.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: min(size.width, 300), height: min(size.height, 60))
  }

  package var content: AnyView {
    let url = metadata.url ?? metadata.originalURL
    return AnyView(
      ContentPlaceholder(
        name: metadata.title ?? url?.host() ?? "LPLinkView", systemImage: "link"))
  }
}

import Combine
import Foundation
import LayoutDSL

/// Draws a view into a picture.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view to draw.
  @Published public var content: Content
  /// The size proposed to the view, in points; nil dimensions ask for its ideal size.
  @Published public var proposedSize = ProposedViewSize.unspecified
  /// Pixels per point.
  @Published public var scale: CGFloat = 1
  /// Whether the picture is drawn on black instead of on nothing.
  @Published public var isOpaque = false

  /// Creates a renderer for a view.
  public init(content view: Content) {
    content = view
  }

  /// The picture, as large as the view makes itself for the proposal.
  public func pixmap() throws -> Pixmap {
    let host = try ViewHost(
      scale: scale, background: isOpaque ? .black : nil,
      content: { ProposingView(proposal: self.proposedSize, content: self.content) })
    return try host.render()
  }

  /// The picture as PNG.
  public func pngData() throws -> Data {
    try pixmap().pngData()
  }
}

import Codecs
import Combine
import Foundation
import LayoutDSL
import Vector

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

  /// What the numbers of the pixels mean.
  public var colorSpace = PixelColorSpace.sRGB

  /// The picture, as large as the view makes itself for the proposal.
  public func pixmap() throws -> Pixmap {
    try makeHost().render()
  }

  /// The picture as PNG.
  public func pngData(
    _ compression: PNGCompression = .fast, depth: PNGDepth = .eight
  ) throws -> Data {
    try makeHost().pngData(compression, depth: depth)
  }

  /// The picture as outlines, in points.
  public func data(as format: VectorFormat) throws -> Data {
    try makeHost().data(as: format)
  }

  private func makeHost() throws -> ViewHost {
    let host = try ViewHost(
      scale: scale, background: isOpaque ? .black : nil,
      content: { ProposingView(proposal: self.proposedSize, content: self.content) })
    host.colorSpace = colorSpace
    return host
  }
}

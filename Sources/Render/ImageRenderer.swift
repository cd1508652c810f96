import Codecs
import Combine
import Foundation
import LayoutDSL
import Vector

/// Renders a view as an image.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view to render.
  @Published public var content: Content
  /// The size proposed to the view, in points; a nil dimension proposes the ideal size.
  @Published public var proposedSize = ProposedViewSize.unspecified
  /// Pixels per point.
  @Published public var scale: CGFloat = 1
  /// Whether the image has an opaque black background instead of a transparent one.
  @Published public var isOpaque = false

  /// Creates a renderer for a view.
  public init(content view: Content) {
    content = view
  }

  /// The color space of the pixel values; sRGB by default.
  public var colorSpace = PixelColorSpace.sRGB

  /// Renders the view as a pixmap of the size that the view takes for the proposal.
  public func pixmap() throws -> Pixmap {
    try makeHost().render()
  }

  /// Renders the view as a PNG.
  public func pngData(
    _ compression: PNGCompression = .fast, depth: PNGDepth = .eight
  ) throws -> Data {
    try makeHost().pngData(compression, depth: depth)
  }

  /// Renders the view as SVG or PDF, in points.
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

import Codecs
import Combine
import Foundation
import ViewCore
import Vector

/// Renders a view as an image.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// Sends a value before a property of the renderer changes.
  ///
  /// A change of the state in the view is not announced: each image is of a new view.
  nonisolated(unsafe) public let objectWillChange = PassthroughSubject<Void, Never>()
  /// Whether changes are announced.
  public var isObservationEnabled = true

  /// The view to render.
  public var content: Content { willSet { announceChange() } }
  /// The size proposed to the view, in points; a nil dimension proposes the ideal size.
  public var proposedSize = ProposedViewSize.unspecified { willSet { announceChange() } }
  /// Pixels per point.
  public var scale: CGFloat = 1 { willSet { announceChange() } }
  /// Whether the image has an opaque black background instead of a transparent one.
  public var isOpaque = false { willSet { announceChange() } }
  /// The kind of colours in which the image is composited; it has no effect.
  public var colorMode = ColorRenderingMode.nonLinear { willSet { announceChange() } }
  /// The range of brightness of the image; pictures have that of the display's white.
  public var allowedDynamicRange: Image.DynamicRange? { willSet { announceChange() } }

  /// Creates a renderer for a view.
  public init(content view: Content) {
    content = view
  }

  /// The color space of the pixel values; sRGB by default.
  public var colorSpace = PixelColorSpace.sRGB

  /// Records the view at the size that it takes for the proposal, so that another thread can draw
  /// it.
  public func record() throws -> RecordedPicture {
    try makeHost().record()
  }

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
  public func data(
    as format: VectorFormat, options: VectorOptions = VectorOptions()
  ) throws -> Data {
    try makeHost().data(as: format, options: options)
  }

  /// The commands that draw the view, and its size in points.
  package func drawing(scale: CGFloat) throws -> (list: DisplayList, size: CGSize) {
    let host = try makeHost(scale: scale)
    return (host.displayList(), host.size)
  }

  private func announceChange() {
    if isObservationEnabled { objectWillChange.send() }
  }

  private func makeHost(scale: CGFloat? = nil) throws -> ViewHost {
    let host = try ViewHost(
      scale: scale ?? self.scale, background: isOpaque ? .black : nil,
      content: { ProposingView(proposal: self.proposedSize, content: self.content) })
    host.colorSpace = colorSpace
    return host
  }
}

import Foundation

/// The destination of a graphics context: the canvas itself or a layer inside it.
final class DrawingLayer {
  /// The commands drawn so far, in the coordinate space of the canvas.
  var list = DisplayList()
  let services: Services
  /// The display scale in pixels per point.
  let scale: CGFloat
  /// The canvas; nil if a context outlives it.
  private(set) weak var source: (any SymbolSource)?

  init(source: (any SymbolSource)?, services: Services, scale: CGFloat) {
    self.source = source
    self.services = services
    self.scale = scale
  }

  /// Returns a new layer of the same canvas.
  func makeLayer() -> DrawingLayer {
    DrawingLayer(source: source, services: services, scale: scale)
  }
}

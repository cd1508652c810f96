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

/// The requests of a graphics context to its canvas.
protocol SymbolSource: AnyObject {
  /// Returns the display list and the size of the symbol with a tag, in its own coordinate space.
  func symbol<ID: Hashable>(_ id: ID, scale: CGFloat) -> (list: DisplayList, size: CGSize)?
  /// Reports a problem, such as a missing image.
  func report(_ problem: Diagnostic.Problem)
}

import Foundation

/// Where a graphics context draws: the canvas itself, or a layer inside it.
final class DrawingLayer {
  /// What was drawn so far, in the space of the canvas.
  var list = DisplayList()
  let services: Services
  /// Pixels per point.
  let scale: CGFloat
  /// The canvas; it may be gone if the user has kept a context.
  private(set) weak var source: (any SymbolSource)?

  init(source: (any SymbolSource)?, services: Services, scale: CGFloat) {
    self.source = source
    self.services = services
    self.scale = scale
  }

  /// A new layer of the same canvas.
  func makeLayer() -> DrawingLayer {
    DrawingLayer(source: source, services: services, scale: scale)
  }
}

/// What a graphics context asks of its canvas.
protocol SymbolSource: AnyObject {
  /// The view with a tag, drawn in a space of its own.
  func symbol<ID: Hashable>(_ id: ID, scale: CGFloat) -> (list: DisplayList, size: CGSize)?
  /// Notes that an image was not found.
  func report(_ problem: Diagnostic.Problem)
}

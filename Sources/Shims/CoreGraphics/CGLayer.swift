import Drawing
import Foundation

/// A drawing that is made once and drawn in contexts several times.
///
/// It keeps its commands, so it is as sharp as the context in which it is drawn. Its y axis points
/// where that of the context does.
public final class CGLayer: @unchecked Sendable {
  /// The size, in the units of the context for which the layer was made.
  public let size: CGSize
  private let drawing: CGContext

  /// Creates a layer for drawings in a context; nil without a size.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    self.size = size
    drawing = CGContext(size: size, scale: context.scale, isOpaque: false)
  }

  /// The context that draws into the layer.
  public var context: CGContext? { drawing }

  /// The drawing of the layer, from its origin.
  fileprivate var list: DisplayList { drawing.displayList }
}

extension CGContext {
  /// Draws a layer with its size at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Draws a layer in a rectangle, to which it is scaled.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    let bounds = CGRect(origin: .zero, size: layer.size)
    let map = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      .scaledBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    let visible = DisplayItem.group(.clip(Path(bounds), FillStyle()), layer.list)
    draw(DisplayList(items: [.group(.transform(map), DisplayList(items: [visible]))]))
  }
}

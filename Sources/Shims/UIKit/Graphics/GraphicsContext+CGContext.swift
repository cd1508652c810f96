import Foundation
import LayoutDSL

extension GraphicsContext {
  /// Draws with code written for Core Graphics, with the state of this context.
  ///
  /// The context of Core Graphics has the same user space; its own state ends with the closure.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let bounds = clipBounds
    let size = CGSize(width: max(bounds.maxX, 0), height: max(bounds.maxY, 0))
    let context = CGContext(size: size, scale: displayScale, isOpaque: false)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    try content(context)
    draw(context.displayList)
  }
}

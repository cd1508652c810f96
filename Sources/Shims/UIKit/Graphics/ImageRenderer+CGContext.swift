import Foundation
import LayoutDSL
import Render

extension ImageRenderer {
  /// The rendered view as a bitmap; nil if the system fonts are not installed or the size is
  /// invalid.
  public var cgImage: CGImage? { (try? pixmap()).map { CGImage(DisplayImage($0)) } }

  /// Draws the view into a context of Core Graphics: a bitmap, or a PDF that keeps its text.
  ///
  /// - Parameters:
  ///   - rasterizationScale: The pixels per point of what cannot be drawn as commands; here
  ///     everything can.
  ///   - renderer: A closure that receives the size of the view, in points, and a function that
  ///     draws it into a context whose origin is at the bottom left. It is not called if the system
  ///     fonts are not installed.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ context: (CGContext) -> Void) -> Void
  ) {
    guard let (list, size) = try? drawing(scale: rasterizationScale) else { return }
    renderer(size) { context in
      context.saveGState()
      context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height))
      context.draw(list)
      context.restoreGState()
    }
  }
}

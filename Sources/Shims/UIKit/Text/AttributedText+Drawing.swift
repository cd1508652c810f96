import Foundation
import Render
import ViewCore

extension AttributedText {
  /// Draws the text from the top left of a rectangle.
  ///
  /// - Parameters:
  ///   - origin: The top left of the text, in points.
  ///   - width: The greatest width of a line; nil for one line for each paragraph.
  ///   - context: The context; nil for the current one of UIKit.
  @MainActor func draw(at origin: CGPoint, width: CGFloat?, into context: CGContext? = nil) {
    guard let context = context ?? UIGraphicsGetCurrentContext() else { return }
    let alignment = paragraph?.alignment ?? .natural
    let lines = view.multilineTextAlignment(alignment.alignment)
    let content =
      width.map {
        AnyView(
          lines.frame(
            width: max($0, 0),
            alignment: Alignment(horizontal: alignment.horizontal, vertical: .top)
          ))
      } ?? AnyView(lines.fixedSize())
    // The system fonts may be missing: then nothing is drawn, as in `ImageRenderer`.
    guard let drawing = try? ImageRenderer(content: content).drawing(scale: UIScreen.main.scale)
    else { return }
    context.saveGState()
    context.translateBy(x: origin.x, y: origin.y)
    context.draw(drawing.list)
    context.restoreGState()
  }
}

extension NSAttributedString {
  /// Draws the text on one line for each paragraph, from the top left.
  public func draw(at point: CGPoint) { draw(at: point, width: nil) }

  /// Draws the text on lines as wide as a rectangle; what does not fit extends below it.
  public func draw(in rect: CGRect) { draw(at: rect.origin, width: rect.width) }

  /// Draws the text in a rectangle; without `usesLineFragmentOrigin`, on one line for each
  /// paragraph.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    options.contains(.usesLineFragmentOrigin) ? draw(in: rect) : draw(at: rect.origin)
  }

  private func draw(at origin: CGPoint, width: CGFloat?) {
    nonisolated(unsafe) let text = self
    onMainActor {
      AttributedText(text, font: .systemFont(ofSize: 12), color: .black)
        .draw(at: origin, width: width)
    }
  }
}

extension NSString {
  /// Draws the text with attributes, on one line for each paragraph.
  public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: description, attributes: attrs).draw(at: point)
  }

  /// Draws the text with attributes, on lines as wide as a rectangle.
  public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: description, attributes: attrs).draw(in: rect)
  }

  /// Draws the text with attributes; without `usesLineFragmentOrigin`, on one line for each
  /// paragraph.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: description, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}

extension String {
  /// Draws the text with attributes of UIKit, on one line for each paragraph.
  public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text with attributes of UIKit, on lines as wide as a rectangle.
  public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// Draws the text with attributes; without `usesLineFragmentOrigin`, on one line for each
  /// paragraph.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}

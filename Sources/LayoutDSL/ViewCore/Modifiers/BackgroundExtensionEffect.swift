import Drawing
import Foundation

extension View {
  /// Extends the view under the bars and the sides of the safe area around it: mirrored and
  /// blurred.
  nonisolated public func backgroundExtensionEffect() -> some View {
    backgroundExtensionEffect(isEnabled: true)
  }

  /// Extends the view under the bars and the sides of the safe area around it, mirrored and
  /// blurred, or leaves it as it is.
  nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    modifier(BackgroundExtensionEffect(isEnabled: isEnabled))
  }
}

nonisolated struct BackgroundExtensionEffect: NodeModifier {
  typealias Node = BackgroundExtensionNode
  let isEnabled: Bool
}

/// The node of a view that is drawn again beyond the safe area; its views exist once.
final class BackgroundExtensionNode: UnaryNode<BackgroundExtensionEffect> {
  /// The standard deviation of the blur, in points. Measurements.md#background-extension
  private static let blurRadius: CGFloat = 12

  override func update(_ new: BackgroundExtensionEffect, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = new
    reachDidChange()
  }

  /// The copies reach as far as the safe area, which another view may change.
  override func computeReach() -> CGFloat { modifier.isEnabled ? .infinity : super.computeReach() }

  override package func display(in context: inout DisplayContext) {
    let insets =
      modifier.isEnabled
      ? safeAreaInsets(touching: CGRect(origin: .zero, size: size)) : EdgeInsets()
    if insets != EdgeInsets() { displayCopies(in: &context, beyond: insets) }
    displayChildren(in: &context)
  }

  /// Paints the view, and its mirror images at the edges with an inset, blurred together, outside its
  /// frame.
  private func displayCopies(in context: inout DisplayContext, beyond insets: EdgeInsets) {
    var inner = context
    inner.list = DisplayList()
    displayChildren(in: &inner)
    let content = inner.list
    let frame = CGRect(origin: context.origin, size: size)
    let extended = CGRect(
      x: frame.minX - insets.leading, y: frame.minY - insets.top,
      width: frame.width + insets.leading + insets.trailing,
      height: frame.height + insets.top + insets.bottom)
    var outside = Path(extended)
    outside.addRect(frame)
    context.group(.clip(outside, FillStyle(eoFill: true))) { context in
      context.group(.blur(radius: Self.blurRadius, isOpaque: false)) { context in
        for (row, hasRow) in [insets.top > 0, true, insets.bottom > 0].enumerated() where hasRow {
          for (column, hasColumn) in [insets.leading > 0, true, insets.trailing > 0].enumerated()
          where hasColumn {
            let image = Self.image(of: frame, column: column, row: row)
            context.group(.transform(image)) { $0.list.items += content.items }
          }
        }
      }
    }
  }

  /// Returns the mirror image of a frame at its edges; the middle column and row have the number 1.
  private static func image(of frame: CGRect, column: Int, row: Int) -> CGAffineTransform {
    CGAffineTransform(
      a: column == 1 ? 1 : -1, b: 0, c: 0, d: row == 1 ? 1 : -1,
      tx: column == 1 ? 0 : 2 * (column == 0 ? frame.minX : frame.maxX),
      ty: row == 1 ? 0 : 2 * (row == 0 ? frame.minY : frame.maxY))
  }

  override package var kindName: String { "backgroundExtensionEffect" }
}

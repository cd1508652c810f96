import Foundation

/// The default spacing between text and its neighbours in a stack, in points.
///
/// Measurements.md#text-spacing
package struct TextSpacing: Equatable, Sendable {
  /// The spacing to text above: the leading of this text.
  package var textAbove: CGFloat
  /// The spacing to a view without text above.
  package var viewAbove: CGFloat
  /// The spacing to a view without text below.
  package var viewBelow: CGFloat

  package init(textAbove: CGFloat = 0, viewAbove: CGFloat = 8, viewBelow: CGFloat = 8) {
    self.textAbove = textAbove
    self.viewAbove = viewAbove
    self.viewBelow = viewBelow
  }
}

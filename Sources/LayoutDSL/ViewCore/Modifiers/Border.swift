import Foundation

extension View {
  /// Draws a border along the inside of the view's frame; the width is in points.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(
      OverlayModifier(
        secondary: Rectangle().strokeBorder(content, lineWidth: width), alignment: .center))
  }
}

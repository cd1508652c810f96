import Foundation
import ViewCore

/// The anchor of a popover, from the arguments of its modifier.
struct PopoverSource: Equatable {
  let anchor: Anchor<CGRect>
  /// The point of the rectangle, in fractions of its size; nil for the rectangle.
  let point: UnitPoint?
  /// The side of the anchor at which the popover lies; nil for any.
  let edge: Edge?

  /// Returns the placement in a screen, mirrored in right-to-left layouts so that leading is left.
  func placement(in screen: GeometryProxy, layoutDirection: LayoutDirection) -> PopoverPlacement {
    var frame = screen[anchor]
    if let point {
      frame = CGRect(
        x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height, width: 0,
        height: 0)
    }
    if layoutDirection == .rightToLeft { frame.origin.x = screen.size.width - frame.maxX }
    return PopoverPlacement(source: frame, screen: screen.size, edge: edge)
  }
}

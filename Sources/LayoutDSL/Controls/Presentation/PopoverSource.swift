import Foundation
import ViewCore

/// The place at which a popover points, as its modifier was given it.
struct PopoverSource: Equatable {
  let anchor: Anchor<CGRect>
  /// The point of the rectangle, in fractions of its size; nil for the rectangle.
  let point: UnitPoint?
  /// The side of the place at which the popover lies; nil for any.
  let edge: Edge?

  /// The placement in a screen; leading and left are one side.
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

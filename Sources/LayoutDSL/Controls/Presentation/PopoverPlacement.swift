import Foundation
import ViewCore

/// The placement of a popover beside the rectangle at which it points.
///
/// Measurements.md#popover-card
///
/// All coordinates are in points, in the space of the safe area of the screen.
nonisolated struct PopoverPlacement: Equatable {
  /// The distance from the edges of the screen.
  static let margin: CGFloat = 10
  static let arrowHeight: CGFloat = 13

  var source: CGRect
  let screen: CGSize
  /// The side of the source at which the popover lies; nil for any.
  let edge: Edge?
  var radius: CGFloat = 13
  var arrowWidth: CGFloat = 26

  /// Returns the frame of the content and the side of the source at which it lies.
  ///
  /// 1. The side is the first that has room for the size, beginning with `edge`, then bottom, top,
  ///    trailing, leading.
  /// 2. If no side has room, but the source has more, as one that fills the screen, the popover
  ///    points at the middle of the source.
  /// 3. Otherwise the side is the larger of bottom and top.
  /// 4. The frame is as close to the middle of the source as the margins allow, and no larger than
  ///    the room.
  func frame(for size: CGSize) -> (frame: CGRect, edge: Edge) {
    if let inside = inside(for: size) { return inside.frame(for: size) }
    let larger: Edge =
      room(at: .bottom).height >= room(at: .top).height ? .bottom : .top
    let side = roomySide(for: size) ?? larger
    let space = room(at: side)
    let fitted = CGSize(width: min(size.width, space.width), height: min(size.height, space.height))
    let distance = Self.arrowHeight
    var origin = CGPoint(
      x: clamped(source.midX - fitted.width / 2, length: fitted.width, limit: screen.width),
      y: clamped(source.midY - fitted.height / 2, length: fitted.height, limit: screen.height))
    switch side {
    case .bottom: origin.y = source.maxY + distance
    case .top: origin.y = source.minY - distance - fitted.height
    case .trailing: origin.x = source.maxX + distance
    case .leading: origin.x = source.minX - distance - fitted.width
    }
    return (CGRect(origin: origin, size: fitted), side)
  }

  /// Returns the first side that has room for a size; nil if none has.
  private func roomySide(for size: CGSize) -> Edge? {
    let sides = (edge.map { [$0] } ?? []) + [.bottom, .top, .trailing, .leading]
    return sides.first {
      let space = room(at: $0)
      return size.width <= space.width && size.height <= space.height
    }
  }

  /// Returns the placement at the middle of the visible part of the source, if only that has room.
  private func inside(for size: CGSize) -> PopoverPlacement? {
    let visible = source.intersection(CGRect(origin: .zero, size: screen))
    let margins = 2 * (Self.margin + Self.arrowHeight)
    let room = max(room(at: .bottom).height, room(at: .top).height)
    guard !visible.isNull, visible.width >= min(size.width + margins, screen.width),
      visible.height / 2 >= min(size.height, room) + margins / 2, roomySide(for: size) == nil
    else { return nil }
    var placement = self
    placement.source = CGRect(x: visible.midX, y: visible.midY, width: 0, height: 0)
    return placement
  }

  private func clamped(_ position: CGFloat, length: CGFloat, limit: CGFloat) -> CGFloat {
    max(Self.margin, min(position, limit - Self.margin - length))
  }

  /// Returns the greatest size of a popover at a side of the source.
  private func room(at side: Edge) -> CGSize {
    let inset = Self.margin + Self.arrowHeight
    let (width, height) = (screen.width - 2 * Self.margin, screen.height - 2 * Self.margin)
    return switch side {
    case .bottom: CGSize(width: max(0, width), height: max(0, screen.height - source.maxY - inset))
    case .top: CGSize(width: max(0, width), height: max(0, source.minY - inset))
    case .trailing:
      CGSize(width: max(0, screen.width - source.maxX - inset), height: max(0, height))
    case .leading: CGSize(width: max(0, source.minX - inset), height: max(0, height))
    }
  }

  /// The outline of a popover without its arrow, in a rectangle that has room for it at each side.
  func card(in rect: CGRect) -> Path {
    let card = rect.insetBy(dx: Self.arrowHeight, dy: Self.arrowHeight)
    let radius = min(self.radius, card.width / 2, card.height / 2)
    return Path(roundedRect: card, cornerRadius: radius, style: .continuous)
  }

  /// The outline of a popover in a rectangle that has room for the arrow at each side.
  func outline(in rect: CGRect) -> Path {
    let card = rect.insetBy(dx: Self.arrowHeight, dy: Self.arrowHeight)
    let (frame, side) = frame(for: card.size)
    let source = inside(for: card.size)?.source ?? source
    let radius = min(self.radius, card.width / 2, card.height / 2)
    var path = self.card(in: rect)
    // The middle of the arrow, at a distance from the rounded corners.
    let half = arrowWidth / 2
    func along(_ middle: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      max(start + radius + half, min(middle, end - radius - half))
    }
    let x = along(card.minX + source.midX - frame.minX, card.minX, card.maxX)
    let y = along(card.minY + source.midY - frame.minY, card.minY, card.maxY)
    let points: [CGPoint] =
      switch side {
      case .bottom:
        [
          .init(x: x - half, y: card.minY), .init(x: x, y: rect.minY),
          .init(x: x + half, y: card.minY),
        ]
      case .top:
        [
          .init(x: x + half, y: card.maxY), .init(x: x, y: rect.maxY),
          .init(x: x - half, y: card.maxY),
        ]
      case .trailing:
        [
          .init(x: card.minX, y: y + half), .init(x: rect.minX, y: y),
          .init(x: card.minX, y: y - half),
        ]
      case .leading:
        [
          .init(x: card.maxX, y: y - half), .init(x: rect.maxX, y: y),
          .init(x: card.maxX, y: y + half),
        ]
      }
    path.addPath(arrow(points[0], points[1], points[2]))
    return path
  }

  /// An arrow whose sides curve out of the edge of the card and around the tip.
  private func arrow(_ start: CGPoint, _ tip: CGPoint, _ end: CGPoint) -> Path {
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    func between(_ from: CGPoint, _ to: CGPoint, _ fraction: CGFloat) -> CGPoint {
      CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
    }
    return Path { path in
      path.move(to: start)
      path.addCurve(
        to: tip, control1: between(start, middle, 0.45), control2: between(tip, start, 0.25))
      path.addCurve(
        to: end, control1: between(tip, end, 0.25), control2: between(end, middle, 0.45))
      path.closeSubpath()
    }
  }
}

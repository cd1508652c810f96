import Foundation

extension Path {
  /// The elements of the path.
  ///
  /// Their order, direction and start are those of Core Graphics: rectangles start at their origin,
  /// ellipses and rounded rectangles at the middle of the right edge, and all run clockwise (with y
  /// down).
  package var elements: [Element] {
    switch storage {
    case .empty: return []
    case .elements(let elements): return elements
    case .rect(let rect): return rect.isNull ? [] : rectElements(rect.standardized)
    case .ellipse(let rect): return rect.isNull ? [] : ellipseElements(rect.standardized)
    case .roundedRect(let rect, let cornerSize, let style):
      return rect.isNull
        ? [] : roundedRectElements(rect.standardized, cornerSize: cornerSize, style: style)
    }
  }
}

/// The distance of the control points with which a cubic approximates a quarter circle of radius 1.
private let quarterCircleControl: CGFloat = 0.5522847498307936

private func rectElements(_ rect: CGRect) -> [Path.Element] {
  [
    .move(to: CGPoint(x: rect.minX, y: rect.minY)),
    .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
    .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
    .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
    .closeSubpath,
  ]
}

private func ellipseElements(_ rect: CGRect) -> [Path.Element] {
  let right = CGPoint(x: rect.maxX, y: rect.midY), left = CGPoint(x: rect.minX, y: rect.midY)
  let top = CGPoint(x: rect.midX, y: rect.minY), bottom = CGPoint(x: rect.midX, y: rect.maxY)
  let x = rect.width / 2 * quarterCircleControl, y = rect.height / 2 * quarterCircleControl
  return [
    .move(to: right),
    .curve(
      to: bottom, control1: CGPoint(x: right.x, y: right.y + y),
      control2: CGPoint(x: bottom.x + x, y: bottom.y)),
    .curve(
      to: left, control1: CGPoint(x: bottom.x - x, y: bottom.y),
      control2: CGPoint(x: left.x, y: left.y + y)),
    .curve(
      to: top, control1: CGPoint(x: left.x, y: left.y - y),
      control2: CGPoint(x: top.x - x, y: top.y)),
    .curve(
      to: right, control1: CGPoint(x: top.x + x, y: top.y),
      control2: CGPoint(x: right.x, y: right.y - y)),
    .closeSubpath,
  ]
}

private func roundedRectElements(
  _ rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle
) -> [Path.Element] {
  var width = min(abs(cornerSize.width), rect.width / 2)
  var height = min(abs(cornerSize.height), rect.height / 2)
  if cornerSize.width == cornerSize.height {
    width = min(width, height)
    height = width
  }
  guard width > 0, height > 0 else { return rectElements(rect) }
  let x = CornerSide(radius: width, room: rect.width / 2, style: style)
  let y = CornerSide(radius: height, room: rect.height / 2, style: style)
  var elements: [Path.Element] = [.move(to: CGPoint(x: rect.maxX, y: rect.midY))]
  appendCorner(at: CGPoint(x: rect.maxX, y: rect.maxY), y, 0, -1, x, -1, 0, style, to: &elements)
  appendCorner(at: CGPoint(x: rect.minX, y: rect.maxY), x, 1, 0, y, 0, -1, style, to: &elements)
  appendCorner(at: CGPoint(x: rect.minX, y: rect.minY), y, 0, 1, x, 1, 0, style, to: &elements)
  appendCorner(at: CGPoint(x: rect.maxX, y: rect.minY), x, -1, 0, y, 0, 1, style, to: &elements)
  elements.append(.closeSubpath)
  return elements
}

/// The positions of a rounded corner's points along one side, measured from the corner.
private struct CornerSide {
  var radius: CGFloat
  /// The point where the curve leaves the side, and its two control points on the side.
  var start: CGFloat, control1: CGFloat, control2: CGFloat

  init(radius: CGFloat, room: CGFloat, style: RoundedCornerStyle) {
    self.radius = radius
    switch style {
    case .circular:
      start = radius
      control1 = radius * (1 - quarterCircleControl)
      control2 = control1
    case .continuous:
      // On a short side, the curve starts closer to the corner, down to the radius, with its
      // control points scaled accordingly.
      let reach: CGFloat = 1.528665
      let ratio = max(1, min(reach, room / radius))
      let share = (ratio - 1) / (reach - 1)
      start = ratio * radius
      control1 = (0.96 + (1.08849 - 0.96) * share) * radius
      control2 = (0.82 + (0.868407 - 0.82) * share) * radius
    }
  }
}

/// Appends the line to a corner and the curves around it.
///
/// `entry` is the side on which the path arrives, with the direction from the corner back along it;
/// `exit` is the side on which the path leaves.
private func appendCorner(
  at corner: CGPoint, _ entry: CornerSide, _ entryX: CGFloat, _ entryY: CGFloat,
  _ exit: CornerSide, _ exitX: CGFloat, _ exitY: CGFloat, _ style: RoundedCornerStyle,
  to elements: inout [Path.Element]
) {
  func point(_ alongEntry: CGFloat, _ alongExit: CGFloat) -> CGPoint {
    CGPoint(
      x: corner.x + entryX * alongEntry + exitX * alongExit,
      y: corner.y + entryY * alongEntry + exitY * alongExit)
  }
  elements.append(.line(to: point(entry.start, 0)))
  switch style {
  case .circular:
    elements.append(
      .curve(
        to: point(0, exit.start), control1: point(entry.control1, 0),
        control2: point(0, exit.control1)))
  case .continuous:
    let far: CGFloat = 0.631494, near: CGFloat = 0.0749114
    let farControl: CGFloat = 0.372824, nearControl: CGFloat = 0.169060
    let a = entry.radius, b = exit.radius
    elements.append(
      .curve(
        to: point(far * a, near * b), control1: point(entry.control1, 0),
        control2: point(entry.control2, 0)))
    elements.append(
      .curve(
        to: point(near * a, far * b), control1: point(farControl * a, nearControl * b),
        control2: point(nearControl * a, farControl * b)))
    elements.append(
      .curve(
        to: point(0, exit.start), control1: point(0, exit.control2),
        control2: point(0, exit.control1)))
  }
}

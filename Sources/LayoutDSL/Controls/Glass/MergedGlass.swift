import Foundation
import ViewCore

/// A shape of glass in the coordinates of its container.
nonisolated struct MergedGlass: Shape {
  let glass: Glass
  let outline: Path

  func path(in rect: CGRect) -> Path { outline }

  /// Returns the shapes of the glass of a container, in the order of the first view of each.
  ///
  /// 1. Views with one identity have one shape, that of the first view, around all of them.
  /// 2. Shapes of equal glass whose bounds are nearer than `spacing` merge.
  @MainActor static func shapes(
    of pieces: [GlassPiece], in proxy: GeometryProxy, spacing: CGFloat
  ) -> [MergedGlass] {
    var parts: [(glass: Glass, box: CGRect, shape: AnyShape, union: GlassUnion?)] = []
    for piece in pieces {
      let box = proxy[piece.bounds]
      if let union = piece.union,
        let index = parts.firstIndex(where: { $0.union == union && $0.glass == piece.glass })
      {
        parts[index].box = parts[index].box.union(box)
      } else {
        parts.append((piece.glass, box, piece.shape, piece.union))
      }
    }
    var groups: [[Int]] = []
    for index in parts.indices {
      let near = groups.indices.filter { group in
        groups[group].contains { other in
          parts[other].glass == parts[index].glass
            && distance(parts[other].box, parts[index].box) < max(spacing, 0)
            || parts[other].box.intersects(parts[index].box)
              && parts[other].glass == parts[index].glass
        }
      }
      guard let first = near.first else {
        groups.append([index])
        continue
      }
      groups[first].append(index)
      for group in near.dropFirst().reversed() {
        groups[first] += groups.remove(at: group)
      }
    }
    return groups.map { group in
      let members = group.sorted()
      let outlines = members.map { parts[$0].shape.path(in: parts[$0].box) }
      return MergedGlass(
        glass: parts[members[0]].glass,
        outline: merged(outlines, boxes: members.map { parts[$0].box }, spacing: spacing))
    }
  }

  /// Returns the union of outlines and of the necks between them.
  static func merged(_ outlines: [Path], boxes: [CGRect], spacing: CGFloat) -> Path {
    var merged = outlines.first ?? Path()
    for index in outlines.indices.dropFirst() {
      merged = merged.union(outlines[index])
      for other in 0..<index {
        if let neck = neck(boxes[other], boxes[index], radius: spacing / 2) {
          merged = merged.union(neck)
        }
      }
    }
    return merged
  }

  /// Returns the area between two capsules that circles of a radius beside them leave; nil if it is
  /// empty.
  ///
  /// It has no thickness at a gap of the circles' diameter and grows as the capsules come nearer.
  private static func neck(_ first: CGRect, _ second: CGRect, radius: CGFloat) -> Path? {
    let (start, end) = (end(of: first, towards: second), end(of: second, towards: first))
    let x = end.center.x - start.center.x, y = end.center.y - start.center.y
    let distance = (x * x + y * y).squareRoot()
    guard radius > 0, radius.isFinite, distance.isFinite,
      distance > start.radius + end.radius, distance < start.radius + end.radius + 2 * radius
    else { return nil }
    // The circles beside the neck touch both ends: a triangle of three known sides.
    let reach = start.radius + radius, otherReach = end.radius + radius
    let along = (distance * distance + reach * reach - otherReach * otherReach) / (2 * distance)
    let height = max(reach * reach - along * along, 0).squareRoot()
    guard height > radius else { return nil }
    func edge(_ side: CGFloat) -> [CGPoint] {
      let center = CGPoint(
        x: start.center.x + (x * along - side * y * height) / distance,
        y: start.center.y + (y * along + side * x * height) / distance)
      let from = deterministicArcTangent(start.center.y - center.y, start.center.x - center.x)
      let to = deterministicArcTangent(end.center.y - center.y, end.center.x - center.x)
      let turn = (to - from).remainder(dividingBy: 2 * .pi)
      // The chords are up to 1/50 of a point from the arc at usual radii.
      return (0...16).map { step in
        let (sine, cosine) = deterministicSineCosine(from + turn * CGFloat(step) / 16)
        return CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine)
      }
    }
    var path = Path()
    path.addLines([start.center] + edge(1) + [end.center] + edge(-1).reversed())
    path.closeSubpath()
    return path
  }

  /// The circle at the end of the capsule in a box that is nearest to another box.
  private static func end(
    of box: CGRect, towards other: CGRect
  ) -> (center: CGPoint, radius: CGFloat) {
    let radius = min(box.width, box.height) / 2
    let inner = box.insetBy(dx: radius, dy: radius)
    let center = CGPoint(
      x: min(max(other.midX, inner.minX), inner.maxX),
      y: min(max(other.midY, inner.minY), inner.maxY))
    return (center, radius)
  }

  private static func distance(_ first: CGRect, _ second: CGRect) -> CGFloat {
    let x = max(first.minX - second.maxX, second.minX - first.maxX, 0)
    let y = max(first.minY - second.maxY, second.minY - first.maxY, 0)
    return (x * x + y * y).squareRoot()
  }
}

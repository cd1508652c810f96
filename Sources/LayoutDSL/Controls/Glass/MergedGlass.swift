import Foundation
import ViewCore

/// A shape of glass in the coordinates of its container, on the way from its boxes before the last
/// change.
nonisolated struct MergedGlass: Shape {
  private struct Member {
    let shape: AnyShape
    let start: CGRect
    let aim: CGRect

    func box(at fraction: CGFloat) -> CGRect {
      func mixed(_ length: KeyPath<CGRect, CGFloat>) -> CGFloat {
        start[keyPath: length] + (aim[keyPath: length] - start[keyPath: length]) * fraction
      }
      return CGRect(
        x: mixed(\.minX), y: mixed(\.minY), width: max(mixed(\.width), 0),
        height: max(mixed(\.height), 0))
    }
  }

  let glass: Glass
  private let members: [Member]
  private let spacing: CGFloat
  /// The number of changes, and the one up to which the shape has moved.
  private let generation: Double
  var animatableData: Double

  func path(in rect: CGRect) -> Path {
    let fraction = CGFloat(1 + animatableData - generation)
    // Glass that began or ends in the box of other glass is drawn once.
    var boxes: [CGRect] = [], outlines: [Path] = []
    for member in members {
      let box = fraction == 1 ? member.aim : member.box(at: fraction)
      if boxes.contains(box) { continue }
      boxes.append(box)
      outlines.append(member.shape.path(in: box))
    }
    return Self.merged(outlines, boxes: boxes, spacing: spacing)
  }

  /// Returns the glass of the views of a container; views with one identity have one shape, that of
  /// the first view, around all of them.
  @MainActor static func parts(of pieces: [GlassPiece], in proxy: GeometryProxy) -> [GlassPart] {
    var parts: [GlassPart] = []
    var places = 0
    for piece in pieces {
      let box = proxy[piece.bounds]
      let key: GlassPart.Key
      if let union = piece.union {
        key = .union(union)
      } else if let id = piece.id {
        key = .id(id)
      } else {
        key = .place(places)
        places += 1
      }
      if piece.union != nil,
        let index = parts.firstIndex(where: { $0.key == key && $0.glass == piece.glass })
      {
        parts[index].box = parts[index].box.union(box)
      } else {
        parts.append(
          GlassPart(
            key: key, glass: piece.glass, shape: piece.shape, box: box, isMatched: piece.isMatched))
      }
    }
    return parts
  }

  /// Returns the shapes of the glass of a container, in the order of the first view of each.
  ///
  /// Shapes of equal glass whose bounds are nearer than `spacing` before or after a change merge.
  static func shapes(of history: GlassHistory, spacing: CGFloat) -> [MergedGlass] {
    let parts = history.parts + history.leaving
    let starts = parts.map { history.starts[$0.key] ?? $0.box }
    func areNear(_ first: CGRect, _ second: CGRect) -> Bool {
      first.distance(to: second) < max(spacing, 0) || first.intersects(second)
    }
    var groups: [[Int]] = []
    for index in parts.indices {
      let near = groups.indices.filter { group in
        groups[group].contains { other in
          guard parts[other].glass == parts[index].glass else { return false }
          return areNear(parts[other].box, parts[index].box)
            || areNear(starts[other], starts[index])
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
      let indices = group.sorted()
      return MergedGlass(
        glass: parts[indices[0]].glass,
        members: indices.map {
          Member(shape: parts[$0].shape, start: starts[$0], aim: parts[$0].box)
        }, spacing: spacing, generation: history.generation, animatableData: history.generation)
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
}

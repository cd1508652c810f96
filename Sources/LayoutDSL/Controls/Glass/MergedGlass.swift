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
      let outlines = group.sorted().map { parts[$0].shape.path(in: parts[$0].box) }
      return MergedGlass(
        glass: parts[group[0]].glass, outline: merged(outlines, reach: max(spacing, 0) / 2))
    }
  }

  /// Returns the outlines with smooth necks between them.
  ///
  /// It is the morphological closing: their union grows by the reach and then shrinks by it, so gaps
  /// of less than twice the reach are filled, with arcs of its radius beside them.
  static func merged(_ outlines: [Path], reach: CGFloat) -> Path {
    guard outlines.count > 1, let first = outlines.first else { return outlines.first ?? Path() }
    let union = outlines.dropFirst().reduce(first) { $0.union($1) }
    guard reach > 0, reach.isFinite else { return union }
    let style = StrokeStyle(lineWidth: 2 * reach, lineCap: .round, lineJoin: .round)
    let grown = union.union(union.strokedPath(style))
    return grown.subtracting(grown.strokedPath(style)).union(union)
  }

  private static func distance(_ first: CGRect, _ second: CGRect) -> CGFloat {
    let x = max(first.minX - second.maxX, second.minX - first.maxX, 0)
    let y = max(first.minY - second.maxY, second.minY - first.maxY, 0)
    return (x * x + y * y).squareRoot()
  }
}

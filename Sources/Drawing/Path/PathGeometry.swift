import Foundation

extension Path {
  /// The smallest rectangle that contains all points of the path, but not necessarily its control
  /// points.
  ///
  /// It is the null rectangle for an empty path.
  public var boundingRect: CGRect {
    switch storage {
    case .empty: return .null
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _):
      return rect.standardized
    case .elements: break
    }
    let subpaths = self.subpaths
    guard let first = subpaths.first?.start else { return .null }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    func add(_ point: CGPoint) {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    for subpath in subpaths {
      add(subpath.start)
      for segment in subpath.segments {
        add(segment.end)
        for t in segment.extrema(\.x) + segment.extrema(\.y) {
          add(segment.point(at: t))
        }
      }
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether a point is inside the path; open subpaths are treated as closed.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    if case .rect(let rect) = storage { return rect.standardized.holds(p) }
    var winding = 0
    for subpath in subpaths {
      for segment in subpath.segments {
        winding += segment.winding(around: p)
      }
      if !subpath.isClosed {
        winding += PathSegment(line: subpath.end, subpath.start).winding(around: p)
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }
}

extension PathSegment {
  /// Returns the signed number of crossings with the ray from a point to the right; downwards is
  /// +1.
  fileprivate func winding(around point: CGPoint) -> Int {
    var sum = 0
    var rest = self
    var position: CGFloat = 0
    for t in extrema(\.y) {
      let (piece, next) = rest.split(at: (t - position) / (1 - position))
      sum += piece.monotoneWinding(around: point)
      rest = next
      position = t
    }
    return sum + rest.monotoneWinding(around: point)
  }

  /// Returns the same for a segment that is monotonic in y.
  private func monotoneWinding(around point: CGPoint) -> Int {
    let down = start.y < end.y
    guard down ? start.y <= point.y && point.y < end.y : end.y <= point.y && point.y < start.y
    else { return 0 }
    var piece = self
    // Bisects until the piece is entirely on one side of the point.
    for _ in 0..<48 {
      let right = max(piece.start.x, piece.end.x, piece.control1.x, piece.control2.x)
      let left = min(piece.start.x, piece.end.x, piece.control1.x, piece.control2.x)
      if point.x < left { return down ? 1 : -1 }
      if point.x >= right { return 0 }
      let (first, second) = piece.split(at: 0.5)
      piece = (point.y < first.end.y) == down ? first : second
    }
    return point.x < piece.end.x ? (down ? 1 : -1) : 0
  }
}

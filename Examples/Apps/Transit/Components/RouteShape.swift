import SwiftUI

/// A line through points of the unit square, with rounded corners.
struct RouteShape: Shape {
  let points: [UnitPoint]
  var cornerRadius: CGFloat = 12

  func path(in rect: CGRect) -> Path {
    let places = points.map { point in
      CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
    }
    return Path { path in
      guard let first = places.first, let last = places.last else { return }
      path.move(to: first)
      for (corner, next) in zip(places.dropFirst(), places.dropFirst(2)) {
        path.addArc(tangent1End: corner, tangent2End: next, radius: cornerRadius)
      }
      path.addLine(to: last)
    }
  }
}

/// The center of the mark of each stop, by the index of the stop.
struct StopMarkKey: PreferenceKey {
  static let defaultValue: [Int: Anchor<CGPoint>] = [:]

  static func reduce(
    value: inout [Int: Anchor<CGPoint>], nextValue: () -> [Int: Anchor<CGPoint>]
  ) {
    value.merge(nextValue()) { $1 }
  }
}

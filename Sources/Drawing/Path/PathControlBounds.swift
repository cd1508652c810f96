import Foundation

extension Path {
  /// The box around all points and control points of a path; null if there are none.
  package var controlBounds: CGRect {
    switch storage {
    case .empty: return .null
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): return rect.standardized
    case .elements(let elements):
      var minX = CGFloat.infinity, minY = CGFloat.infinity
      var maxX = -CGFloat.infinity, maxY = -CGFloat.infinity
      func add(_ point: CGPoint) {
        if point.x < minX { minX = point.x }
        if point.x > maxX { maxX = point.x }
        if point.y < minY { minY = point.y }
        if point.y > maxY { maxY = point.y }
      }
      for element in elements {
        switch element {
        case .move(let to), .line(let to): add(to)
        case .quadCurve(let to, let control):
          add(to)
          add(control)
        case .curve(let to, let control1, let control2):
          add(to)
          add(control1)
          add(control2)
        case .closeSubpath: break
        }
      }
      guard minX <= maxX, minY <= maxY else { return .null }
      return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
  }
}

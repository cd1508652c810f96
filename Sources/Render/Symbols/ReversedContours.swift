import Foundation
import ViewCore

extension [Path.Element] {
  /// The same closed contours with the opposite winding.
  func reversedContours() -> [Path.Element] {
    var result: [Path.Element] = []
    var contour: [Path.Element] = []
    var point = CGPoint.zero
    for element in self {
      switch element {
      case .move(let end): point = end
      case .line(let end):
        contour.append(.line(to: point))
        point = end
      case .quadCurve(let end, let control):
        contour.append(.quadCurve(to: point, control: control))
        point = end
      case .curve(let end, let control1, let control2):
        contour.append(.curve(to: point, control1: control2, control2: control1))
        point = end
      case .closeSubpath:
        result.append(.move(to: point))
        result += contour.reversed()
        result.append(.closeSubpath)
        contour = []
      }
    }
    return result
  }

  /// Twice the signed area, positive if the outer contours are clockwise.
  var signedArea: CGFloat {
    var area: CGFloat = 0
    var start = CGPoint.zero
    var point = CGPoint.zero
    func add(_ end: CGPoint) {
      area += point.x * end.y - end.x * point.y
      point = end
    }
    for element in self {
      switch element {
      case .move(let end): (start, point) = (end, end)
      case .line(let end), .quadCurve(let end, _), .curve(let end, _, _): add(end)
      case .closeSubpath: add(start)
      }
    }
    return area
  }
}

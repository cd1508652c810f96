import Foundation
import LayoutDSL

extension Path {
  /// The end points of the outline's segments.
  var corners: [CGPoint] {
    elements.compactMap {
      switch $0 {
      case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
      case .closeSubpath: nil
      }
    }
  }
}

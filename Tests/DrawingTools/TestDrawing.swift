import Drawing
import Foundation
import Rasterizer

/// Helpers for tests that draw.
package enum TestDrawing {
  package static let white = ResolvedColor(red: 1, green: 1, blue: 1)
  package static let black = ResolvedColor(red: 0, green: 0, blue: 0)
  package static let red = ResolvedColor(red: 1, green: 0, blue: 0)
  package static let blue = ResolvedColor(red: 0, green: 0, blue: 1)

  package static func gray(_ value: Int, opacity: Float = 1) -> ResolvedColor {
    let part = Float(value) / 255
    return ResolvedColor(red: part, green: part, blue: part, opacity: opacity)
  }

  package static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path
  {
    Path(storage: .rect(CGRect(x: x, y: y, width: width, height: height)))
  }

  package static func polygon(_ points: (CGFloat, CGFloat)..., closed: Bool = true) -> Path {
    var elements: [Path.Element] = points.enumerated().map { index, point in
      let to = CGPoint(x: point.0, y: point.1)
      return index == 0 ? .move(to: to) : .line(to: to)
    }
    if closed { elements.append(.closeSubpath) }
    return Path(storage: .elements(elements))
  }

  package static func fill(
    _ path: Path, _ color: ResolvedColor = black, _ style: FillStyle = FillStyle()
  ) -> DisplayItem { .fill(path, .color(color), style) }

  package static func group(_ effect: DisplayEffect, _ items: DisplayItem...) -> DisplayItem {
    .group(effect, DisplayList(items: items))
  }

  package static func render(
    _ items: DisplayItem..., width: CGFloat = 12, height: CGFloat = 12, scale: CGFloat = 1,
    background: ResolvedColor? = nil
  ) throws -> Pixmap {
    try Rasterizer.render(
      DisplayList(items: items), size: CGSize(width: width, height: height), scale: scale,
      background: background)
  }
}

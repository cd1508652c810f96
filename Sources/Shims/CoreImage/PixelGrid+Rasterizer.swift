@_spi(Inlined) import Drawing
import Foundation
import Rasterizer

extension PixelGrid {
  /// Returns the pixels of a region, drawn by commands whose y axis points down.
  static func drawing(_ list: DisplayList, in region: PixelRect) -> PixelGrid? {
    let moved = CGAffineTransform(translationX: -CGFloat(region.minX), y: CGFloat(region.maxY))
    let size = CGSize(width: region.width, height: region.height)
    let whole = DisplayList(items: [.group(.transform(moved), list)])
    let picture = try? Rasterizer.render(whole, size: size, scale: 1, background: nil)
    return picture.map { PixelGrid(region, DisplayImage($0)) }
  }

  /// The pixels as a command whose y axis points down.
  func item(_ interpolation: ImageInterpolation) -> DisplayItem {
    let rect = CGRect(x: region.minX, y: -region.maxY, width: width, height: height)
    return .image(image, rect: rect, interpolation: interpolation, tint: nil)
  }

  /// Returns the distance of the farthest pixels that a blur reads, for a standard deviation.
  static func reach(ofBlur deviation: Double) -> Int { Int(4 * max(0, deviation)) + 2 }

  /// Returns the pixels of a region, blurred with a standard deviation in pixels.
  func blurred(_ deviation: Double, in region: PixelRect) -> PixelGrid? {
    guard deviation > 0 else { return placed(in: region) }
    let blur = DisplayEffect.blur(radius: deviation, isOpaque: false)
    return Self.drawing(
      DisplayList(items: [.group(blur, DisplayList(items: [item(.none)]))]), in: region)
  }
}

extension PixelRect {
  /// The pixels that a rectangle touches; those of an infinite one are far outside any picture.
  init(touching rect: CGRect) {
    func edge(_ place: CGFloat) -> CGFloat { min(max(place, -1e6), 1e6) }
    self =
      rect.isNull || rect.isEmpty
      ? .empty
      : PixelRect(
        covering: CGRect(
          x: edge(rect.minX), y: edge(rect.minY), width: edge(rect.maxX) - edge(rect.minX),
          height: edge(rect.maxY) - edge(rect.minY)))
  }

  var rect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}

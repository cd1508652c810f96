import Foundation

/// The nine slices of a resizable image with cap insets.
///
/// 1. The corners keep their size.
/// 2. Stretch mode stretches the edges and the centre.
/// 3. Tile mode repeats them.
struct ImageSlices {
  let image: ResolvedImage
  /// The edges that keep their thickness, in points.
  let capInsets: EdgeInsets
  let resizingMode: Image.ResizingMode
  let interpolation: Image.Interpolation

  func items(in rect: CGRect) -> [DisplayItem] {
    let columns = spans(
      capInsets.leading, capInsets.trailing, of: image.size.width, from: rect.minX, to: rect.maxX)
    let rows = spans(
      capInsets.top, capInsets.bottom, of: image.size.height, from: rect.minY, to: rect.maxY)
    var items: [DisplayItem] = []
    for row in rows {
      for column in columns {
        let part = CGRect(
          x: column.source.lowerBound / image.size.width,
          y: row.source.lowerBound / image.size.height,
          width: (column.source.upperBound - column.source.lowerBound) / image.size.width,
          height: (row.source.upperBound - row.source.lowerBound) / image.size.height)
        let target = CGRect(
          x: column.target.lowerBound, y: row.target.lowerBound,
          width: column.target.upperBound - column.target.lowerBound,
          height: row.target.upperBound - row.target.lowerBound)
        let slice = image.image.cropped(to: part)
        guard slice.width > 0, slice.height > 0 else { continue }
        switch resizingMode {
        case .stretch:
          items.append(.image(slice, rect: target, interpolation: interpolation, tint: nil))
        case .tile:
          let size = CGSize(
            width: column.source.upperBound - column.source.lowerBound,
            height: row.source.upperBound - row.source.lowerBound)
          items += tiles(of: slice, size: size, over: target)
        }
      }
    }
    return items
  }

  /// Returns a slice repeated over a rectangle, along each axis on which the rectangle is longer.
  ///
  /// Along a single axis it repeats images instead of a pattern, which would wrap around on the
  /// other axis and show the opposite edge.
  private func tiles(of slice: DisplayImage, size: CGSize, over target: CGRect) -> [DisplayItem] {
    let pattern = DisplayItem.fill(
      Path(target), .image(slice, tile: CGRect(origin: target.origin, size: size)), FillStyle())
    let across = (target.width / size.width).rounded(.up)
    let down = (target.height / size.height).rounded(.up)
    guard across <= 1 || down <= 1, across * down <= tileLimit else { return [pattern] }
    return (0..<Int(max(across * down, 0))).map { index in
      var rect = target
      if across > 1 {
        rect.origin.x += CGFloat(index) * size.width
        rect.size.width = min(size.width, target.maxX - rect.minX)
      } else if down > 1 {
        rect.origin.y += CGFloat(index) * size.height
        rect.size.height = min(size.height, target.maxY - rect.minY)
      }
      let part = CGRect(
        x: 0, y: 0, width: across > 1 ? rect.width / size.width : 1,
        height: down > 1 ? rect.height / size.height : 1)
      return .image(slice.cropped(to: part), rect: rect, interpolation: interpolation, tint: nil)
    }
  }

  /// Returns the spans of an axis before, between and after the caps, without empty spans.
  private func spans(
    _ before: CGFloat, _ after: CGFloat, of length: CGFloat, from low: CGFloat, to high: CGFloat
  ) -> [(source: Range<CGFloat>, target: Range<CGFloat>)] {
    guard length > 0, low < high else { return [] }
    let first = max(0, min(before, length)), last = max(0, min(after, length - first))
    // Caps that do not fit shrink proportionally.
    let shrink = min(1, (high - low) / max(first + last, .leastNonzeroMagnitude))
    let sources = [0, first, length - last, length]
    let targets = [low, low + first * shrink, high - last * shrink, high]
    return (0..<3).compactMap { index in
      guard sources[index] < sources[index + 1], targets[index] < targets[index + 1] else {
        return nil
      }
      return (sources[index]..<sources[index + 1], targets[index]..<targets[index + 1])
    }
  }
}

/// The number of tiles up to which a slice is repeated image by image; beyond, it is a pattern.
private let tileLimit: CGFloat = 1_000

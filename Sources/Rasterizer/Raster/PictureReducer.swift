import Drawing

extension DisplayImage {
  /// The image scaled down: each pixel is the mean of the area that it covers, weighted by alpha.
  ///
  /// Weights are integers, so that all machines round alike.
  func reduced(toWidth newWidth: Int, height newHeight: Int) -> DisplayImage {
    guard newWidth > 0, newHeight > 0, newWidth <= width, newHeight <= height else { return self }
    var result = [UInt8](repeating: 0, count: newWidth * newHeight * 4)
    pixels.withUnsafeBufferPointer { source in
      result.withUnsafeMutableBufferPointer { target in
        average(source, width, height, target, newWidth, newHeight)
      }
    }
    return DisplayImage(width: newWidth, height: newHeight, pixels: result)
  }
}

/// Averages with integer weights: a source column is `newWidth` units wide and a target column is
/// `width` units wide; rows likewise.
private func average(
  _ source: UnsafeBufferPointer<UInt8>, _ width: Int, _ height: Int,
  _ target: UnsafeMutableBufferPointer<UInt8>, _ newWidth: Int, _ newHeight: Int
) {
  var out = 0, row = 0
  while row < newHeight {
    let top = row &* height, bottom = top &+ height
    var column = 0
    while column < newWidth {
      let left = column &* width, right = left &+ width
      var red = 0, green = 0, blue = 0, alpha = 0
      var y = top / newHeight
      while y &* newHeight < bottom {
        let start = y &* newHeight, end = start &+ newHeight
        let weightY = (end < bottom ? end : bottom) &- (start > top ? start : top)
        var x = left / newWidth
        while x &* newWidth < right {
          let start = x &* newWidth, end = start &+ newWidth
          let weight = ((end < right ? end : right) &- (start > left ? start : left)) &* weightY
          let byte = (y &* width &+ x) &* 4
          let share = Int(source[byte &+ 3]) &* weight
          red &+= Int(source[byte]) &* share
          green &+= Int(source[byte &+ 1]) &* share
          blue &+= Int(source[byte &+ 2]) &* share
          alpha &+= share
          x &+= 1
        }
        y &+= 1
      }
      if alpha > 0 {
        let area = width &* height
        target[out] = UInt8(truncatingIfNeeded: (red &+ alpha / 2) / alpha)
        target[out &+ 1] = UInt8(truncatingIfNeeded: (green &+ alpha / 2) / alpha)
        target[out &+ 2] = UInt8(truncatingIfNeeded: (blue &+ alpha / 2) / alpha)
        target[out &+ 3] = UInt8(truncatingIfNeeded: (alpha &+ area / 2) / area)
      }
      out &+= 4
      column &+= 1
    }
    row &+= 1
  }
}

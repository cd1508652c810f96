@_spi(Inlined) import Drawing

/// A blur and an offset that turn coverage into a shadow.
struct Silhouette {
  let blur: GaussianBlur
  let x: Int, y: Int
  let restX: Double, restY: Double

  /// The pixels whose shadow may fall into `clip`.
  func sourceClip(_ clip: PixelRect) -> PixelRect {
    clip.offsetBy(x: -x, y: -y).insetBy(-blur.sourceReach)
  }

  /// Passes on the shadow of coverage, whose `bounds` are in squares of `side` pixels.
  func draw(
    _ coverage: UnsafePointer<UInt8>, _ bounds: PixelRect, side: Int = 1, clip: PixelRect,
    _ paint: (UnsafePointer<UInt8>, PixelRect) -> Void
  ) {
    if bounds.isEmpty { return }
    let width = bounds.width, height = bounds.height
    let bounds = bounds.multiplied(by: side)
    let wide = bounds.insetBy(-blur.reach).offsetBy(x: x, y: y).intersection(clip)
    if wide.isEmpty { return }
    let result = UnsafeMutablePointer<UInt8>.allocate(capacity: wide.width * wide.height)
    defer { result.deallocate() }
    blur.apply(
      coverage, width: width, height: height, channels: 1, areMeans: side > 1,
      origin: (bounds.minX, bounds.minY), to: result,
      window: wide.offsetBy(x: -bounds.minX - x, y: -bounds.minY - y), shiftX: restX, shiftY: restY)
    paint(result, wide)
  }
}

internal import CKernels
@_spi(Inlined) import Drawing
import Foundation

/// The pixels of the offscreen layer per device pixel, along each axis.
private let oversampling: CGFloat = 2
/// The largest offscreen layer, in pixels; larger content is drawn at a lower resolution.
private let largestPicture: CGFloat = 16_777_216

extension ListPainter {
  /// Draws a list into an offscreen layer and maps it through a projection.
  func draw(
    _ list: DisplayList, projectedBy projection: ProjectionTransform, _ context: Context
  ) {
    let toDevice = projection.concatenating(ProjectionTransform(context.transform))
    // Content that is already oversampled is not oversampled again, or each nested projection would
    // take four times the pixels.
    let sampling = context.isOversampled ? 1 : oversampling
    var scale = sampling * CGFloat(max(Matrix(context.transform).meanScale, leastScale))
    var picture = PixelRect.empty
    for _ in 0..<2 {
      let flat = CGAffineTransform(scaleX: scale, y: scale)
      picture = displayBounds.of(list, flat).insetBy(-1)
      let area = CGFloat(picture.width) * CGFloat(picture.height)
      if area <= largestPicture { break }
      scale *= (largestPicture / area).squareRoot() * 0.99
    }
    let flat = CGAffineTransform(scaleX: scale, y: scale)
    var toPicture = toDevice
    guard !picture.isEmpty,
      CGFloat(picture.width) * CGFloat(picture.height) <= largestPicture, toPicture.invert()
    else { return }
    toPicture = toPicture.concatenating(ProjectionTransform(flat))
    let target = projectedBounds(picture, flat.inverted(), toDevice).intersection(context.clip)
    if target.isEmpty { return }
    let row = UnsafeMutablePointer<UInt32>.allocate(capacity: target.width)
    defer { row.deallocate() }
    let inner = Context(
      transform: flat, clip: picture, surface: context.surface, isOversampled: true)
    withLayer(of: list, picture, inner) { layer in
      for y in target.minY..<target.maxY {
        sampleRow(layer, toPicture, x: target.minX, y: y, count: target.width, into: row)
        blendRow(context.surface.pointer(x: target.minX, y: y), row, target.width, 255)
      }
    }
  }
}

extension DisplayBounds {
  /// The device pixels that a projected list may touch.
  func of(
    _ list: DisplayList, projectedBy projection: ProjectionTransform,
    _ transform: CGAffineTransform
  ) -> PixelRect {
    let flat = CGAffineTransform(scaleX: oversampling, y: oversampling)
    let picture = of(list, flat).insetBy(-1)
    return projectedBounds(
      picture, flat.inverted(), projection.concatenating(ProjectionTransform(transform)))
  }
}

/// The device pixels that a layer touches; a rectangle larger than any picture if the layer reaches
/// behind the eye.
private func projectedBounds(
  _ picture: PixelRect, _ toList: CGAffineTransform, _ toDevice: ProjectionTransform
) -> PixelRect {
  var box: CGRect?
  for (x, y) in [
    (picture.minX, picture.minY), (picture.maxX, picture.minY), (picture.minX, picture.maxY),
    (picture.maxX, picture.maxY),
  ] {
    let corner = CGPoint(x: x, y: y).applying(toList)
    let depth = corner.x * toDevice.m13 + corner.y * toDevice.m23 + toDevice.m33
    guard depth > leastDepth else { return .everything }
    let mapped = CGRect(origin: corner.applying(toDevice), size: .zero)
    box = box?.union(mapped) ?? mapped
  }
  return box.map { PixelRect(covering: $0) } ?? .empty
}

/// Fills a row of device pixels from a layer: each is the mean of four samples, each of which
/// interpolates the nearest four pixels bilinearly.
private func sampleRow(
  _ picture: Surface, _ toPicture: ProjectionTransform, x firstX: Int, y: Int, count: Int,
  into row: UnsafeMutablePointer<UInt32>
) {
  let bounds = picture.bounds
  let width = bounds.width, height = bounds.height
  let left = Double(bounds.minX) + 0.5, top = Double(bounds.minY) + 0.5
  let xx = Double(toPicture.m11), xy = Double(toPicture.m12), xw = Double(toPicture.m13)
  let yx = Double(toPicture.m21), yy = Double(toPicture.m22), yw = Double(toPicture.m23)
  let ox = Double(toPicture.m31), oy = Double(toPicture.m32), ow = Double(toPicture.m33)
  var index = 0
  while index < count {
    var red: UInt32 = 0, green: UInt32 = 0, blue: UInt32 = 0, alpha: UInt32 = 0
    var point = 0
    while point < 4 {
      let u = Double(firstX &+ index) + (point & 1 == 0 ? 0.25 : 0.75)
      let v = Double(y) + (point & 2 == 0 ? 0.25 : 0.75)
      point &+= 1
      let w = u * xw + v * yw + ow
      // Points behind the eye are invisible.
      if !(w > 0) { continue }
      let px = (u * xx + v * yx + ox) / w - left, py = (u * xy + v * yy + oy) / w - top
      if !(px > -1 && py > -1 && px < Double(width) && py < Double(height)) { continue }
      let column = Int(px.rounded(.down)), line = Int(py.rounded(.down))
      let fx = UInt32((px - Double(column)) * 256), fy = UInt32((py - Double(line)) * 256)
      var corner = 0
      while corner < 4 {
        let cx = column &+ (corner & 1), cy = line &+ (corner &>> 1)
        let weight =
          (corner & 1 == 0 ? 256 &- fx : fx) &* (corner & 2 == 0 ? 256 &- fy : fy)
        corner &+= 1
        if cx < 0 || cy < 0 || cx >= width || cy >= height || weight == 0 { continue }
        let pixel = picture.pixels[cy &* width &+ cx]
        red &+= (pixel & 255) &* weight
        green &+= (pixel &>> 8 & 255) &* weight
        blue &+= (pixel &>> 16 & 255) &* weight
        alpha &+= (pixel &>> 24) &* weight
      }
    }
    // Four samples, each with weights that sum to 2¹⁶.
    let half: UInt32 = 1 &<< 17
    let opaque = (alpha &+ half) &>> 18
    row[index] =
      ((red &+ half) &>> 18) | ((green &+ half) &>> 18) &<< 8 | ((blue &+ half) &>> 18) &<< 16
      | opaque &<< 24
    index &+= 1
  }
}

/// The least scale of a layer before its projection, in pixels per point.
private let leastScale = 1e-3

/// The depth up to which a point counts as behind the eye.
private let leastDepth: CGFloat = 1e-6

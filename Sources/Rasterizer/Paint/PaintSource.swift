internal import CKernels
@_spi(Inlined) import Drawing
import Foundation

/// A paint prepared for a device, with premultiplied colours.
enum PaintSource {
  case color(UInt32)
  case gradient(GradientPaint)
  case image(ImageSampler)
  case mesh(MeshSource)

  /// Prepares a paint for a matrix and an opacity; it is only read inside `clip`.
  ///
  /// Nil if it paints nothing.
  init?(
    _ paint: Paint, transform: CGAffineTransform, opacity: Double, clip: PixelRect,
    bitmaps: ReducedBitmapCache
  ) {
    switch paint {
    case .color(let color):
      let pixel = PremultipliedColor(color, opacity: opacity).pixel
      if pixel == 0 { return nil }
      self = .color(pixel)
    case .linearGradient(let stops, let start, let end):
      let geometry = linearGeometry(start, end, transform)
      let length =
        Matrix(transform).maximumScale
        * distance(Double(end.x - start.x), Double(end.y - start.y))
      self.init(stops, geometry, length, opacity)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      self.init(radial: stops, center, startRadius, endRadius, transform, opacity)
    case .ellipticalGradient(let stops, let center, let startRadii, let endRadii):
      // A circle of the ellipse's width, stretched to its height.
      let stretch = endRadii.width != 0 ? endRadii.height / endRadii.width : 0
      let stretched = CGAffineTransform(translationX: -center.x, y: -center.y)
        .concatenating(CGAffineTransform(scaleX: 1, y: stretch))
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
        .concatenating(transform)
      self.init(radial: stops, center, startRadii.width, endRadii.width, stretched, opacity)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      let span = (endAngle - startAngle) / (2 * Double.pi)
      let end = endAngle / (2 * Double.pi)
      let geometry: GradientPaint.Geometry =
        span.isFinite && span != 0 && end.isFinite
        ? .angular(
          inverse: Matrix(transform.inverted()),
          center: Point(x: Double(center.x), y: Double(center.y)),
          end: end - end.rounded(.down), span: span) : .flat
      self.init(stops, geometry, angularLength, opacity)
    case .mesh(let mesh, let rect):
      guard let source = MeshSource(mesh, rect, transform, opacity: opacity, clip: clip) else {
        return nil
      }
      self = .mesh(source)
    case .image(let image, let tile, let part):
      guard
        let paint = ImageSampler(
          image, rect: tile.standardized, transform: transform, interpolation: .medium, tint: nil,
          opacity: opacity * Double(part), maximumWidth: 0, isTiled: true, bitmaps: bitmaps)
      else { return nil }
      self = .image(paint)
    }
  }

  private init?(
    radial stops: [GradientStop], _ center: CGPoint, _ startRadius: CGFloat,
    _ endRadius: CGFloat, _ transform: CGAffineTransform, _ opacity: Double
  ) {
    let span = Double(endRadius - startRadius)
    let geometry: GradientPaint.Geometry =
      span.isFinite && span != 0
      ? .radial(
        inverse: Matrix(transform.inverted()),
        center: Point(x: Double(center.x), y: Double(center.y)), scale: 1 / span,
        offset: -Double(startRadius) / span) : .flat
    self.init(stops, geometry, Matrix(transform).maximumScale * abs(span), opacity)
  }

  private init?(
    _ stops: [GradientStop], _ geometry: GradientPaint.Geometry, _ length: Double,
    _ opacity: Double
  ) {
    guard let paint = GradientPaint(stops, geometry, length: length, opacity: opacity) else {
      return nil
    }
    self = .gradient(paint)
  }

  /// Whether every pixel is opaque.
  var isOpaque: Bool {
    switch self {
    case .color(let color): color >> 24 == 255
    case .gradient(let gradient): gradient.isOpaque
    case .image(let image): image.isOpaque
    case .mesh: false
    }
  }

  /// Writes the colours of `count` pixels from (x, y) on.
  func fillRow(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    switch self {
    case .color(let color): fillPixels(target, count, color)
    case .gradient(let gradient): gradient.fillRow(target, x: x, y: y, count: count)
    case .image(let image): image.fillRow(target, x: x, y: y, count: count)
    case .mesh(let mesh): mesh.fillRow(target, x: x, y: y, count: count)
    }
  }
}

/// The geometry of a linear gradient: t is affine in device coordinates for every matrix.
private func linearGeometry(
  _ start: CGPoint, _ end: CGPoint, _ transform: CGAffineTransform
) -> GradientPaint.Geometry {
  let x = Double(end.x - start.x), y = Double(end.y - start.y)
  let square = x * x + y * y
  let inverse = Matrix(transform.inverted())
  guard square > 0, square.isFinite else { return .flat }
  return .linear(
    a: (inverse.a * x + inverse.b * y) / square, b: (inverse.c * x + inverse.d * y) / square,
    c: ((inverse.tx - Double(start.x)) * x + (inverse.ty - Double(start.y)) * y) / square)
}

private func distance(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

/// The length that an angular gradient is made for, in pixels: a turn around a circle that is about
/// 650 pixels wide.
private let angularLength = 2048.0

@_spi(Inlined) import Drawing
import Foundation

/// A projection of a plane.
struct Homography: Sendable {
  private let m: [Double]

  /// Creates the projection of four corners to those of a rectangle; nil if they are on a line.
  init?(from corners: [CGPoint], to rect: CGRect) {
    guard let square = Self.squareToQuad(corners), let inverse = Self.inverse(square) else {
      return nil
    }
    // The unit square, then the rectangle.
    let size = [
      Double(rect.width), 0, Double(rect.minX), 0, Double(rect.height), Double(rect.minY), 0, 0, 1,
    ]
    m = Self.product(size, inverse)
  }

  /// Creates the projection of a rectangle to four corners; nil if they are on a line.
  init?(from rect: CGRect, to corners: [CGPoint]) {
    guard let map = Homography(from: corners, to: rect), let inverse = Self.inverse(map.m) else {
      return nil
    }
    m = inverse
  }

  func point(_ x: Float, _ y: Float) -> (x: Float, y: Float) {
    let across = Double(x), up = Double(y)
    let depth = m[6] * across + m[7] * up + m[8]
    guard abs(depth) > 1e-12 else { return (-1e9, -1e9) }
    return (
      Float((m[0] * across + m[1] * up + m[2]) / depth),
      Float((m[3] * across + m[4] * up + m[5]) / depth)
    )
  }

  /// Returns the matrix that maps the unit square to the corners: bottom left, bottom right, top
  /// right, top left.
  private static func squareToQuad(_ corners: [CGPoint]) -> [Double]? {
    let x = corners.map { Double($0.x) }, y = corners.map { Double($0.y) }
    guard (x + y).allSatisfy({ abs($0) < 1e7 }) else { return nil }
    let sumX = x[0] - x[1] + x[2] - x[3], sumY = y[0] - y[1] + y[2] - y[3]
    let x1 = x[1] - x[2], x2 = x[3] - x[2], y1 = y[1] - y[2], y2 = y[3] - y[2]
    let determinant = x1 * y2 - x2 * y1
    guard abs(determinant) > 1e-9 else { return nil }
    let g = (sumX * y2 - x2 * sumY) / determinant, h = (x1 * sumY - sumX * y1) / determinant
    return [
      x[1] - x[0] + g * x[1], x[3] - x[0] + h * x[3], x[0],
      y[1] - y[0] + g * y[1], y[3] - y[0] + h * y[3], y[0], g, h, 1,
    ]
  }

  private static func inverse(_ m: [Double]) -> [Double]? {
    func minor(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Double { m[a] * m[d] - m[b] * m[c] }
    let determinant = m[0] * minor(4, 5, 7, 8) - m[1] * minor(3, 5, 6, 8) + m[2] * minor(3, 4, 6, 7)
    guard abs(determinant) > 1e-12 else { return nil }
    return [
      minor(4, 5, 7, 8), -minor(1, 2, 7, 8), minor(1, 2, 4, 5),
      -minor(3, 5, 6, 8), minor(0, 2, 6, 8), -minor(0, 2, 3, 5),
      minor(3, 4, 6, 7), -minor(0, 1, 6, 7), minor(0, 1, 3, 4),
    ].map { $0 / determinant }
  }

  private static func product(_ a: [Double], _ b: [Double]) -> [Double] {
    var product = [Double](repeating: 0, count: 9)
    for row in 0..<3 {
      for column in 0..<3 {
        for part in 0..<3 { product[3 * row + column] += a[3 * row + part] * b[3 * part + column] }
      }
    }
    return product
  }
}

extension CIFilter {
  /// The four corners, counterclockwise from the bottom left.
  var corners: [CGPoint] {
    ["inputBottomLeft", "inputBottomRight", "inputTopRight", "inputTopLeft"].map(pointValue)
  }
}

extension FilterDefinition {
  private static func scaled(_ filter: CIFilter, _ image: CIImage) -> CIImage {
    let scale = filter.number(kCIInputScaleKey)
    let across = scale * filter.number(kCIInputAspectRatioKey)
    guard scale > 0, across > 0 else { return .empty() }
    return image.transformed(by: CGAffineTransform(scaleX: across, y: scale))
  }

  /// Returns a picture in the shape of four corners.
  private static func projected(
    _ filter: CIFilter, _ image: CIImage, from rect: CGRect
  ) -> CIImage? {
    let corners = filter.corners
    guard !image.extent.isInfinite, !rect.isInfinite, !rect.isNull,
      let back = Homography(from: corners, to: rect)
    else { return .empty() }
    let left = corners.map(\.x).min() ?? 0, right = corners.map(\.x).max() ?? 0
    let bottom = corners.map(\.y).min() ?? 0, top = corners.map(\.y).max() ?? 0
    let extent = CGRect(x: left, y: bottom, width: right - left, height: top - bottom).integral
    return image.warped(reach: 0, extent: extent) { x, y in back.point(x, y) }
  }

  static let transforms: [String: PictureFilter] = [
    "CIAffineTransform": { filter, image in
      image.transformed(by: filter.transformValue(kCIInputTransformKey))
    },
    "CICrop": { filter, image in filter.rectValue("inputRectangle").map { image.cropped(to: $0) } },
    "CILanczosScaleTransform": scaled,
    "CIBicubicScaleTransform": scaled,
    "CIPerspectiveTransform": { filter, image in projected(filter, image, from: image.extent) },
    "CIPerspectiveTransformWithExtent": { filter, image in
      projected(filter, image, from: filter.rectValue(kCIInputExtentKey) ?? image.extent)
    },
    "CIPerspectiveCorrection": { filter, image in
      let corners = filter.corners
      func length(_ first: Int, _ second: Int) -> CGFloat {
        let x = corners[first].x - corners[second].x, y = corners[first].y - corners[second].y
        return (x * x + y * y).squareRoot()
      }
      let width = max(length(0, 1), length(3, 2)).rounded()
      let height = max(length(0, 3), length(1, 2)).rounded()
      let extent = CGRect(x: 0, y: 0, width: width, height: height)
      guard width >= 1, height >= 1, width < 1e5, height < 1e5, !image.extent.isInfinite,
        let back = Homography(from: extent, to: corners)
      else { return .empty() }
      return image.warped(reach: 0, extent: extent) { x, y in back.point(x, y) }
    },
    "CIStraightenFilter": { filter, image in
      let extent = image.extent, angle = filter.number(kCIInputAngleKey)
      guard !extent.isInfinite, !extent.isNull, extent.width > 0, extent.height > 0 else {
        return image
      }
      let (sine, cosine) = deterministicSineCosine(angle)
      // The turned picture is enlarged until it covers the extent again.
      let across = abs(cosine) + abs(sine) * extent.height / extent.width
      let up = abs(cosine) + abs(sine) * extent.width / extent.height
      let turned = CGAffineTransform(translationX: -extent.midX, y: -extent.midY)
        .concatenating(CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
        .concatenating(CGAffineTransform(scaleX: max(across, up), y: max(across, up)))
        .concatenating(CGAffineTransform(translationX: extent.midX, y: extent.midY))
      return image.transformed(by: turned).cropped(to: extent)
    },
  ]
}

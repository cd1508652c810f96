@_spi(Inlined) import Drawing
import Foundation
import ImageIO

extension CIImage {
  /// Black without bounds.
  public static var black: CIImage { CIImage(color: .black) }
  /// White without bounds.
  public static var white: CIImage { CIImage(color: .white) }
  /// Grey without bounds.
  public static var gray: CIImage { CIImage(color: .gray) }
  /// Red without bounds.
  public static var red: CIImage { CIImage(color: .red) }
  /// Green without bounds.
  public static var green: CIImage { CIImage(color: .green) }
  /// Blue without bounds.
  public static var blue: CIImage { CIImage(color: .blue) }
  /// Cyan without bounds.
  public static var cyan: CIImage { CIImage(color: .cyan) }
  /// Magenta without bounds.
  public static var magenta: CIImage { CIImage(color: .magenta) }
  /// Yellow without bounds.
  public static var yellow: CIImage { CIImage(color: .yellow) }
  /// Transparency without bounds.
  public static var clear: CIImage { CIImage(color: .clear) }

  /// Returns the part in a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    let part = extent.intersection(rect.limited)
    guard !part.isNull, !part.isEmpty else { return .empty() }
    return CIImage(extent: part, interpolation: interpolation) { [self] in grid(in: $0) }
  }

  /// Returns the picture, mapped by a transform; empty if the transform cannot be inverted.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
    guard numbers.allSatisfy(\.isFinite), abs(matrix.a * matrix.d - matrix.b * matrix.c) > 1e-9
    else { return .empty() }
    let extent = extent.isInfinite || extent.isNull ? extent : extent.applying(matrix)
    let isMove = matrix.a == 1 && matrix.b == 0 && matrix.c == 0 && matrix.d == 1
    if isMove, matrix.tx == matrix.tx.rounded(), matrix.ty == matrix.ty.rounded(),
      abs(matrix.tx) < 1e6, abs(matrix.ty) < 1e6
    {
      let x = Int(matrix.tx), y = Int(matrix.ty)
      return CIImage(extent: extent, interpolation: interpolation) { [self] region in
        grid(in: region.offsetBy(x: -x, y: -y))?.moved(x: x, y: y)
      }
    }
    let flip = CGAffineTransform(scaleX: 1, y: -1)
    let effect = DisplayEffect.transform(flip.concatenating(matrix).concatenating(flip))
    return CIImage(extent: extent, interpolation: interpolation) { [self] region in
      let source = PixelRect(touching: region.rect.applying(matrix.inverted())).insetBy(-3)
      guard let pixels = grid(in: source.intersection(PixelRect(touching: self.extent))) else {
        return nil
      }
      let picture = DisplayList(items: [pixels.item(interpolation)])
      return PixelGrid.drawing(DisplayList(items: [.group(effect, picture)]), in: region)
    }
  }

  /// Returns the picture, mapped by a transform.
  public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    transformed(by: matrix)
  }

  /// Returns the transform that turns a picture upright, and its lower left corner to the origin.
  public func orientationTransform(
    for orientation: CGImagePropertyOrientation
  ) -> CGAffineTransform {
    let width = extent.width, height = extent.height
    let turned: CGAffineTransform =
      switch orientation {
      case .up: .identity
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
      case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
      case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
      case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
      }
    return CGAffineTransform(translationX: -extent.minX, y: -extent.minY).concatenating(turned)
  }

  /// Returns the transform of an orientation with the number that EXIF has for it.
  public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
    orientationTransform(
      for: CGImagePropertyOrientation(rawValue: UInt32(clamping: orientation)) ?? .up)
  }

  /// Returns the picture, turned upright from an orientation.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    guard !extent.isInfinite, !extent.isNull else { return self }
    return transformed(by: orientationTransform(for: orientation))
  }

  /// Returns the picture, turned upright from an orientation of EXIF; an unknown one is 1.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    oriented(CGImagePropertyOrientation(rawValue: UInt32(clamping: orientation)) ?? .up)
  }

  /// Returns the picture above another one.
  public func composited(over other: CIImage) -> CIImage {
    CIImage(
      extent: extent.union(other.extent),
      interpolation: interpolation == other.interpolation ? interpolation : .medium
    ) { [self] region in
      guard let above = grid(in: region), let below = other.grid(in: region) else { return nil }
      return above.combined(with: below) { $0.over($1) }
    }
  }

  /// Returns the picture with the pixels at its edge repeated outside, without bounds.
  public func clampedToExtent() -> CIImage {
    let edges = PixelRect(touching: extent)
    guard !edges.isEmpty, !extent.isInfinite else { return self }
    return CIImage(extent: .infinite, interpolation: interpolation) { [self] region in
      func inside(_ place: Int, _ least: Int, _ end: Int) -> Int { max(least, min(end - 1, place)) }
      let part = PixelRect(
        minX: inside(region.minX, edges.minX, edges.maxX),
        minY: inside(region.minY, edges.minY, edges.maxY),
        maxX: inside(region.maxX - 1, edges.minX, edges.maxX) + 1,
        maxY: inside(region.maxY - 1, edges.minY, edges.maxY) + 1)
      guard let pixels = grid(in: part) else { return nil }
      return PixelGrid.make(region) { pixels.nearest($0, $1) }
    }
  }

  /// Returns the part in a rectangle with the pixels at its edge repeated outside.
  public func clamped(to rect: CGRect) -> CIImage { cropped(to: rect).clampedToExtent() }

  /// Returns the picture, filtered with parameters.
  ///
  /// An unknown filter changes nothing, and one that is not drawn gives an empty picture; a line of
  /// the standard error names both.
  public func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: filterName) else {
      FilterReport.shared.add("there is no filter \(filterName): the picture is not changed")
      return self
    }
    if filter.inputKeys.contains(kCIInputImageKey) {
      filter.setValue(self, forKey: kCIInputImageKey)
    }
    for (key, value) in parameters { filter.setValue(value, forKey: key) }
    return filter.outputImage ?? .empty()
  }

  /// Returns the picture, filtered with the default parameters of a filter.
  public func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }

  /// Returns the picture, blurred with a standard deviation in pixels.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }

  /// Returns the picture with opaque pixels in a rectangle.
  public func settingAlphaOne(in extent: CGRect) -> CIImage {
    let opaque = PixelRect(touching: extent)
    return CIImage(extent: self.extent, interpolation: interpolation) { [self] region in
      guard let pixels = grid(in: region) else { return nil }
      let part = opaque.intersection(region)
      for y in part.minY..<part.maxY {
        for x in part.minX..<part.maxX { pixels.bytes[pixels.place(x, y) + 3] = 255 }
      }
      return pixels
    }
  }

  /// Returns the picture with colours that are multiplied by alpha.
  public func premultiplyingAlpha() -> CIImage {
    mapColors { $0.scaled($0.alpha) }
  }

  /// Returns the picture with colours that are divided by alpha.
  public func unpremultiplyingAlpha() -> CIImage {
    mapColors { $0.alpha > 0 ? $0.scaled(1 / $0.alpha) : .clear }
  }

  /// Returns the picture with the nearest pixel at each place when it has another size.
  public func samplingNearest() -> CIImage { sampling(.none) }

  /// Returns the picture with colours between those of its pixels when it has another size.
  public func samplingLinear() -> CIImage { sampling(.medium) }

  private func sampling(_ interpolation: ImageInterpolation) -> CIImage {
    CIImage(extent: extent, interpolation: interpolation) { [self] in grid(in: $0) }
  }

  /// Returns the picture; pixels are in memory already.
  public func insertingIntermediate() -> CIImage { self }

  /// Returns the picture; pixels are in memory already.
  public func insertingIntermediate(cache: Bool) -> CIImage { self }

  /// Returns the picture: all pictures are in sRGB.
  public func matchedToWorkingSpace(from colorSpace: CGColorSpace) -> CIImage? { self }

  /// Returns the picture: all pictures are in sRGB.
  public func matchedFromWorkingSpace(to colorSpace: CGColorSpace) -> CIImage? { self }

  /// Returns the picture with other properties, which are not kept.
  public func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage { self }

  /// The filters that improve the picture: none.
  public func autoAdjustmentFilters(options: [CIImageAutoAdjustmentOption: Any]? = nil)
    -> [CIFilter]
  { [] }
}

/// An option of automatic improvements; it has no effect.
public struct CIImageAutoAdjustmentOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an option by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether colours are improved.
  public static let enhance = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustEnhance")
  /// Whether red eyes are removed.
  public static let redEye = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustRedEye")
  /// Whether the picture is cropped.
  public static let crop = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustCrop")
  /// Whether the picture is turned.
  public static let level = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustLevel")
}

// MARK: Pixels

extension PixelGrid {
  /// Replaces each pixel by a function of it and of the pixel of another grid of the same region.
  func combined(
    with other: PixelGrid, _ rule: @escaping @Sendable (Pixel, Pixel) -> Pixel
  ) -> PixelGrid {
    Self.forEachRow(of: region) { [self] y in
      var target = bytes + place(region.minX, y)
      var source = other.bytes + other.place(region.minX, y)
      let end = target + 4 * width
      while target < end {
        rule(Pixel(bytes: target), Pixel(bytes: source)).store(target)
        target += 4
        source += 4
      }
    }
    return self
  }
}

extension CIImage {
  /// Returns the picture with a function of each colour.
  func mapColors(_ change: @escaping @Sendable (Pixel) -> Pixel) -> CIImage {
    CIImage(extent: extent, interpolation: interpolation) { [self] in grid(in: $0)?.map(change) }
  }

  /// Returns the picture with functions of the components, 0…1.
  func mapComponents(
    red: (Float) -> Float, green: (Float) -> Float, blue: (Float) -> Float
  ) -> CIImage {
    func table(_ curve: (Float) -> Float) -> [UInt8] {
      (0..<256).map { Pixel.byte(curve(Float($0) / 255)) }
    }
    let tables = (table(red), table(green), table(blue))
    return CIImage(extent: extent, interpolation: interpolation) { [self] in
      grid(in: $0)?.map(red: tables.0, green: tables.1, blue: tables.2)
    }
  }

  /// Returns the picture with a function of each component, 0…1.
  func mapComponents(_ curve: (Float) -> Float) -> CIImage {
    mapComponents(red: curve, green: curve, blue: curve)
  }

  /// Returns a picture whose pixels are a function of pixels that are at most `reach` away.
  ///
  /// The grid that the function reads has transparent or, at its edges, no pixels outside the
  /// picture.
  func mapNeighbours(
    reach: Int, extent newExtent: CGRect? = nil,
    _ rule: @escaping @Sendable (_ pixels: PixelGrid, _ x: Int, _ y: Int) -> Pixel
  ) -> CIImage {
    let whole = PixelRect(touching: extent)
    return CIImage(extent: newExtent ?? extent) { [self] region in
      let part = region.insetBy(-reach).intersection(whole)
      if part.isEmpty { return PixelGrid(region) }
      guard let pixels = grid(in: part) else { return nil }
      return PixelGrid.make(region) { rule(pixels, $0, $1) }
    }
  }

  /// Returns a picture with each point taken from another place of this one.
  ///
  /// `reach` is the distance of these places, used if the picture has no bounds.
  func warped(
    reach: Float, extent newExtent: CGRect? = nil,
    _ source: @escaping @Sendable (_ x: Float, _ y: Float) -> (x: Float, y: Float)
  ) -> CIImage {
    CIImage(extent: newExtent ?? extent) { [self] region in
      guard let pixels = grid(around: region, reach: min(4096, wholeNumber(reach) + 2)) else {
        return nil
      }
      return PixelGrid.paint(region) { x, y in
        let place = source(x, y)
        return pixels.sample(place.x, place.y)
      }
    }
  }
}

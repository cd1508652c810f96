import Foundation
import Render
import Goldens

extension Diffing where Value == Pixmap {
  /// Compares pictures pixel by pixel, exactly.
  public static var image: Diffing { image() }

  /// Compares pictures pixel by pixel, with a tolerance.
  ///
  /// - Parameters:
  ///   - precision: The fraction of the pixels that must match.
  ///   - perceptualPrecision: The similarity at which two pixels match; 0.98 allows a ΔE of 2,
  ///     which is barely noticeable.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Diffing {
    let tolerance = PixelTolerance(
      precision: precision, perceptualPrecision: perceptualPrecision)
    return .diff {
      try $0.pngData(.small)
    } fromData: {
      try Pixmap(pngData: $0)
    } diffV2: { expected, actual in
      let comparison = PixelComparison(
        expected: expected, actual: actual, tolerance: tolerance)
      if comparison.matches { return nil }
      let picture = try PixelComparison.picture(expected: expected, actual: actual).pngData()
      return (
        comparison.lines.joined(separator: "\n"), [.data(picture, name: "difference.png")]
      )
    }
  }
}

extension Snapshotting where Value == Pixmap, Format == Pixmap {
  /// Saves a picture and compares it exactly.
  public static var image: Snapshotting { image() }

  /// Saves a picture and compares it with a tolerance.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision))
  }
}

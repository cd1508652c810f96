import Foundation
import ViewCore

/// The coordinates of a variable font's instance on the registered axes of OpenType; a font ignores
/// axes that it lacks and clamps values to its range.
struct FontVariation: Hashable {
  let weight: Int
  /// In hundredths of the regular width.
  let width: Int
  let isItalic: Bool
  /// The optical size, in whole points.
  let size: Int

  init(_ request: FontRequest) {
    weight = request.weight
    width =
      request.width.isFinite ? Int((min(max(1 + request.width, 0.5), 2) * 100).rounded()) : 100
    isItalic = request.isItalic
    size = request.size.isFinite ? Int(min(max(request.size, 1), 1000).rounded()) : 17
  }

  var axes: [(tag: String, value: Float)] {
    [
      ("wght", Float(weight)), ("wdth", Float(width)), ("ital", isItalic ? 1 : 0),
      ("slnt", isItalic ? -10 : 0), ("opsz", Float(size)),
    ]
  }

  /// A suffix of the font's name that distinguishes its instances.
  var suffix: String { "-\(weight)-\(width)-\(isItalic ? 1 : 0)-\(size)" }
}

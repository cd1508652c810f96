import Foundation
import LayoutDSL

/// Where an instance of a variable font lies on the axes that OpenType registers; those that the
/// font has not are passed over, and values beyond an axis are its ends.
struct FontVariation: Hashable {
  let weight: Int
  /// In hundredths of the usual width.
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

  /// Tells the instances of a font apart by name.
  var suffix: String { "-\(weight)-\(width)-\(isItalic ? 1 : 0)-\(size)" }
}

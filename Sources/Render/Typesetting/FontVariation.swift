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

  /// The coordinates of the named instance on the other axes.
  let named: [String: Float]

  /// Changes a named instance: what the request leaves regular, stays as the instance has it.
  init(_ request: FontRequest, from named: [String: Float] = [:]) {
    weight = request.weight == 400 ? Int(named["wght"] ?? 400) : request.weight
    width =
      request.width == 0
      ? Int(named["wdth"] ?? 100)
      : request.width.isFinite ? Int((min(max(1 + request.width, 0.5), 2) * 100).rounded()) : 100
    isItalic = request.isItalic
    size = request.size.isFinite ? Int(min(max(request.size, 1), 1000).rounded()) : 17
    let requested = ["wght", "wdth", "opsz"] + (request.isItalic ? ["ital", "slnt"] : [])
    self.named = named.filter { !requested.contains($0.key) && $0.value != 0 }
  }

  var axes: [(tag: String, value: Float)] {
    let requested: [(tag: String, value: Float)] = [
      ("wght", Float(weight)), ("wdth", Float(width)), ("ital", isItalic ? 1 : 0),
      ("slnt", isItalic ? -10 : 0), ("opsz", Float(size)),
    ]
    return requested.filter { named[$0.tag] == nil } + otherAxes
  }

  private var otherAxes: [(tag: String, value: Float)] {
    named.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// A suffix of the font's name that distinguishes its instances.
  var suffix: String {
    "-\(weight)-\(width)-\(isItalic ? 1 : 0)-\(size)"
      + otherAxes.map { "-\($0.tag)\($0.value)" }.joined()
  }
}

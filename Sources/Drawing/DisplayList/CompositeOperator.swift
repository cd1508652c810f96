/// A Porter-Duff operator that also changes what the source does not paint.
///
/// With premultiplied source S, destination D and the part K of a pixel that takes part, the result
/// is S · F + D · (G + 1 − K), by the factors given here.
package enum CompositeOperator: Hashable, Sendable {
  /// F = 0, G = 0: nothing is left.
  case clear
  /// F = 1, G = 0: the source alone.
  case copy
  /// F = alpha of D, G = 0: the source where there was something.
  case sourceIn
  /// F = 1 − alpha of D, G = 0: the source where there was nothing.
  case sourceOut
  /// F = 0, G = alpha of S: what was there, where the source is.
  case destinationIn
  /// F = 1 − alpha of D, G = alpha of S: what was there over the source, where the source is.
  case destinationAtop
  /// F = 1 − alpha of D, G = K − alpha of S: each where the other is not.
  case xor
}

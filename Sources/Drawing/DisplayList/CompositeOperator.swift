/// A Porter–Duff operator that also changes the destination outside the source.
///
/// S is the premultiplied source, D the destination, and K the coverage of the shape that takes
/// part. The result is S · F + D · (G + 1 − K), with the factors F and G of each case.
package enum CompositeOperator: Hashable, Sendable {
  /// F = 0, G = 0: clears the destination.
  case clear
  /// F = 1, G = 0: replaces the destination with the source.
  case copy
  /// F = alpha of D, G = 0: keeps the source inside the destination.
  case sourceIn
  /// F = 1 − alpha of D, G = 0: keeps the source outside the destination.
  case sourceOut
  /// F = 0, G = alpha of S: keeps the destination inside the source.
  case destinationIn
  /// F = 1 − alpha of D, G = alpha of S: keeps the destination inside the source, and draws the
  /// source below it.
  case destinationAtop
  /// F = 1 − alpha of D, G = K − alpha of S: keeps the source and the destination outside each
  /// other.
  case xor
}

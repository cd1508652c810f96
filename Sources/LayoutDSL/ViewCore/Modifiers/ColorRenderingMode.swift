/// The colour space of an offscreen layer.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Gamma-encoded sRGB.
  case nonLinear
  /// Linear sRGB.
  case linear
  /// Extended-range linear sRGB.
  case extendedLinear
}

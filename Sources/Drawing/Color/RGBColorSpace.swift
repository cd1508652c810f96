/// The primaries and the transfer function of colour components.
public enum RGBColorSpace: Sendable {
  /// The primaries of sRGB, gamma-encoded.
  case sRGB
  /// The primaries of sRGB; components are proportional to light.
  case sRGBLinear
  /// The wider primaries of Display P3, gamma-encoded as sRGB.
  case displayP3
}

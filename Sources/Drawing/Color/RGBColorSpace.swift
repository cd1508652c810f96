/// The primaries and the transfer function of colour components.
public enum RGBColorSpace: Sendable {
  case sRGB, sRGBLinear, displayP3
}

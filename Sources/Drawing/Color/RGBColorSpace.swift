/// The primaries and transfer curve that colour components are given in.
public enum RGBColorSpace: Sendable {
  case sRGB, sRGBLinear, displayP3
}

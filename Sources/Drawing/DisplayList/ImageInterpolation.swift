/// The quality of an image that is drawn at another size.
public enum ImageInterpolation: Hashable, Sendable {
  case none, low, medium, high
}

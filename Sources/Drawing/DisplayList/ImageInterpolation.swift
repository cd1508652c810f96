/// The quality of an image that is drawn at another size.
public enum ImageInterpolation: Hashable, Sendable {
  /// Each drawn pixel has the colour of the nearest pixel of the image.
  case none
  /// Bilinear between the four nearest pixels; a reduced image skips pixels.
  case low
  /// Bilinear; a reduced image is averaged first.
  case medium
  /// A Lanczos filter for enlarged and reduced images.
  case high
}

import Foundation

/// The colour space of the pixel values of a picture.
public enum PixelColorSpace: String, CaseIterable, Codable, Sendable {
  /// The colours of the web and of most screens.
  case sRGB = "srgb"
  /// The colours of Apple's screens: the transfer function of sRGB with redder reds and greener
  /// greens.
  case displayP3 = "display-p3"
}

import Foundation

extension Color {
  /// A colour as numbers: extended sRGB components, not premultiplied.
  public struct Resolved: Hashable, Sendable {
    /// Red, green and blue with the sRGB transfer curve applied; 0…1 inside the sRGB gamut.
    public var red: Float, green: Float, blue: Float
    /// 0 is clear, 1 opaque.
    public var opacity: Float

    package init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }
  }
}

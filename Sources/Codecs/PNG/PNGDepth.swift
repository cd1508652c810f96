import Drawing

/// The number of bits per channel of a PNG.
///
/// Images are drawn with eight bits. With sixteen, the colours of translucent pixels are more
/// exact, and further processing loses less.
public enum PNGDepth: Int, CaseIterable, Codable, Sendable {
  /// One byte per channel, or an index of at most eight bits.
  case eight = 8
  /// Two bytes per channel.
  case sixteen = 16
}

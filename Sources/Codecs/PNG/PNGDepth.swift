import Drawing

/// How many bits a channel has in a PNG.
///
/// Pictures are drawn with eight. With sixteen, the colours of translucent pixels are more exact,
/// and programs that go on working with a picture have room to.
public enum PNGDepth: Int, CaseIterable, Codable, Sendable {
  /// A byte a channel, or fewer bits of an index.
  case eight = 8
  /// Two bytes a channel.
  case sixteen = 16
}

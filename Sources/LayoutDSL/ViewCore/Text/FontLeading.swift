extension Font {
  /// How far apart the lines of a font are.
  public enum Leading: Hashable, Sendable {
    /// The font's own distance.
    case standard
    /// Two points less than standard.
    case tight
    /// Two points more than standard.
    case loose
  }
}

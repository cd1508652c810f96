extension Font {
  /// An adjustment of the line spacing of a font.
  public enum Leading: Hashable, Sendable {
    /// The font's own line spacing.
    case standard
    /// Line spacing 2 points below the standard.
    case tight
    /// Line spacing 2 points above the standard.
    case loose
  }
}

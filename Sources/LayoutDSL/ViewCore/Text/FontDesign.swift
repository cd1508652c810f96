extension Font {
  /// A design of the system family.
  public enum Design: Hashable, Sendable {
    /// The default design.
    case `default`
    /// A design with serifs.
    case serif
    /// A design with rounded stroke ends.
    case rounded
    /// A monospaced design.
    case monospaced

    /// The corresponding design of a font request.
    package var requested: FontRequest.Design {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }
}

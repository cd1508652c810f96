extension Font {
  /// A variant of the system family.
  public enum Design: Hashable, Sendable {
    /// The plain design.
    case `default`
    /// A design with serifs.
    case serif
    /// A design with rounded ends.
    case rounded
    /// A design whose characters are all equally wide.
    case monospaced

    /// The design as part of a request.
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

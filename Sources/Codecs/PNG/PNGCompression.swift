import Drawing

/// How a PNG is made smaller.
public enum PNGCompression: String, CaseIterable, Codable, Sendable {
  /// A phone's screen takes a few milliseconds.
  case fast
  /// About a quarter smaller, for several times the time.
  case small
}

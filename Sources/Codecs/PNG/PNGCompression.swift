import Drawing

/// The compression effort of a PNG.
public enum PNGCompression: String, CaseIterable, Codable, Sendable {
  /// Fast: a phone's screen takes a few milliseconds.
  case fast
  /// About a quarter smaller than `fast`, for several times the time.
  case small
}

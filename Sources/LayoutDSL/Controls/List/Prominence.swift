/// The prominence of a section header.
public enum Prominence: Hashable, Sendable {
  /// The default prominence.
  case standard
  /// A prominence above the default.
  case increased
}

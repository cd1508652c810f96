/// A leading or trailing edge.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The left edge; the right one in a right-to-left layout.
  case leading
  /// The right edge; the left one in a right-to-left layout.
  case trailing

  /// A set of horizontal edges, as bits.
  @frozen public struct Set: OptionSet, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one edge.
    public init(_ edge: HorizontalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The leading edge.
    public static let leading = Set(.leading)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

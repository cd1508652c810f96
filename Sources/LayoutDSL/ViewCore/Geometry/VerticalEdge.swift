/// A top or bottom edge.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The edge with the smaller y coordinate.
  case top
  /// The edge with the greater y coordinate.
  case bottom

  /// A set of vertical edges, as bits.
  @frozen public struct Set: OptionSet, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one edge.
    public init(_ edge: VerticalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The top edge.
    public static let top = Set(.top)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

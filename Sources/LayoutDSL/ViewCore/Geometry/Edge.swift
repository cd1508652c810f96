/// One edge of a rectangle.
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  /// The edge with the smallest y coordinate.
  case top
  /// The edge where lines of text start: left, or right in a right-to-left layout.
  case leading
  /// The edge with the greatest y coordinate.
  case bottom
  /// The edge where lines of text end: right, or left in a right-to-left layout.
  case trailing

  /// A set of edges, as bits.
  @frozen public struct Set: OptionSet, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one edge.
    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The top edge.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// All edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and bottom edges.
    public static let vertical: Set = [.top, .bottom]
  }
}

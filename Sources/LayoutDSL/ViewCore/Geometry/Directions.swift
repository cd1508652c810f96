/// A horizontal direction, in the direction of text.
@frozen nonisolated public enum HorizontalDirection: Int8, CaseIterable, Codable, Sendable {
  /// Towards the start of a line.
  case leading
  /// Towards the end of a line.
  case trailing

  /// A set of horizontal directions.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one direction.
    public init(_ direction: HorizontalDirection) {
      self.init(rawValue: 1 << direction.rawValue)
    }

    /// Towards the start of a line.
    public static let leading = Set(.leading)
    /// Towards the end of a line.
    public static let trailing = Set(.trailing)
    /// Both directions.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A vertical direction.
@frozen nonisolated public enum VerticalDirection: Int8, CaseIterable, Codable, Sendable {
  /// Upwards.
  case up
  /// Downwards.
  case down

  /// A set of vertical directions.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one direction.
    public init(_ direction: VerticalDirection) {
      self.init(rawValue: 1 << direction.rawValue)
    }

    /// Upwards.
    public static let up = Set(.up)
    /// Downwards.
    public static let down = Set(.down)
    /// Both directions.
    public static let all: Set = [.up, .down]
  }
}

/// The place of a frame by which it is resized.
@frozen nonisolated public enum FrameResizePosition: Int8, CaseIterable, Codable, Sendable {
  /// The top edge.
  case top
  /// The leading edge.
  case leading
  /// The bottom edge.
  case bottom
  /// The trailing edge.
  case trailing
  /// The top leading corner.
  case topLeading
  /// The top trailing corner.
  case topTrailing
  /// The bottom leading corner.
  case bottomLeading
  /// The bottom trailing corner.
  case bottomTrailing
}

/// The direction in which a frame is resized.
@frozen nonisolated public enum FrameResizeDirection: Int8, CaseIterable, Codable, Sendable {
  /// The frame becomes smaller.
  case inward
  /// The frame becomes larger.
  case outward

  /// A set of directions in which a frame is resized.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one direction.
    public init(_ direction: FrameResizeDirection) {
      self.init(rawValue: 1 << direction.rawValue)
    }

    /// The frame becomes smaller.
    public static let inward = Set(.inward)
    /// The frame becomes larger.
    public static let outward = Set(.outward)
    /// Both directions.
    public static let all: Set = [.inward, .outward]
  }
}

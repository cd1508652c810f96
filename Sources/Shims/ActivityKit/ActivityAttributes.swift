@_exported import Foundation

/// The data of a Live Activity.
public protocol ActivityAttributes: Decodable, Encodable {
  /// The part that changes.
  associatedtype ContentState: Decodable, Encodable, Hashable
}

/// The changing part of a Live Activity, with its time and its weight.
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
  /// The data that is shown.
  public var state: State
  /// The time from which the data is outdated; nil is never.
  public var staleDate: Date?
  /// The weight against other activities of the app; the greatest one is shown first.
  public var relevanceScore: Double
  /// Creates content that is current until a time.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Sendable where State: Sendable {}

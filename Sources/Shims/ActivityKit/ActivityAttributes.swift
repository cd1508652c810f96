// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

/// The data of a Live Activity.
public protocol ActivityAttributes: Decodable, Encodable {
  /// The part that changes.
  associatedtype ContentState: Decodable, Encodable, Hashable
}

public struct ActivityContent<State: Decodable & Encodable & Hashable> {
  public var state: State
  public var staleDate: Date?
  public var relevanceScore: Double
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Sendable where State: Sendable {}

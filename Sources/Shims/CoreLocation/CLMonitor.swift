// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A condition that a monitor watches.
public protocol CLCondition: Sendable {}

/// A monitor of conditions, which keeps them; their states stay unknown.
public actor CLMonitor {
  public struct CircularGeographicCondition: CLCondition, Sendable {
    public let center: CLLocationCoordinate2D
    /// In metres.
    public let radius: CLLocationDistance
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
      (self.center, self.radius) = (center, radius)
    }
  }

  public struct BeaconIdentityCondition: CLCondition, Hashable, Sendable {
    public let uuid: UUID
    public let major: CLBeaconMajorValue?
    public let minor: CLBeaconMinorValue?
    public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }
    public init(uuid: UUID, major: CLBeaconMajorValue) {
      (self.uuid, self.major, minor) = (uuid, major, nil)
    }
    public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
      (self.uuid, self.major, self.minor) = (uuid, major, minor)
    }
  }

  public struct Event: Sendable {
    public enum State: Int, Sendable { case unknown, satisfied, unsatisfied, unmonitored }
    public let identifier: String
    public let refinement: (any CLCondition)?
    public let state: State
    public let date: Date
    public var authorizationDenied: Bool { true }
    public var authorizationDeniedGlobally: Bool { false }
    public var authorizationRestricted: Bool { false }
    public var insufficientlyInUse: Bool { false }
    public var accuracyLimited: Bool { false }
    public var conditionUnsupported: Bool { false }
    public var conditionLimitExceeded: Bool { false }
    public var persistenceUnavailable: Bool { false }
    public var serviceSessionRequired: Bool { false }
    public var authorizationRequestInProgress: Bool { false }
  }

  /// The changes of states: the sequence ends at once.
  public struct Events: AsyncSequence, Sendable {
    public typealias Element = Event
    public struct Iterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> Event? { nil }
    }
    public func makeAsyncIterator() -> Iterator { Iterator() }
  }

  public struct Record: Sendable {
    public let condition: any CLCondition
    public let lastEvent: Event
  }

  nonisolated public let name: String
  private var records: [String: Record] = [:]

  public init(_ name: String) async { self.name = name }

  public var identifiers: [String] { records.keys.sorted() }
  public var events: Events { Events() }
  public func record(for identifier: String) -> Record? { records[identifier] }
  public func add(
    _ condition: any CLCondition, identifier: String, assuming state: Event.State = .unknown
  ) {
    let event = Event(identifier: identifier, refinement: nil, state: state, date: Date())
    records[identifier] = Record(condition: condition, lastEvent: event)
  }
  public func remove(_ identifier: String) { records[identifier] = nil }
}

import Foundation

/// The fingers on a view at one instant.
nonisolated public struct SpatialEventCollection: Collection, Equatable {
  /// A finger on a view.
  public struct Event: Identifiable, Equatable {
    /// The identity of an event as long as it lasts.
    public struct ID: Hashable, Sendable {
      let number: Int
    }

    /// A source of events.
    public enum Kind: Hashable, Sendable {
      /// A finger on the screen.
      case touch
      /// A pinch whose place the eyes select.
      case indirectPinch
      /// A pinch at the content.
      case directPinch
      /// A pencil on the screen.
      case pencil
      /// A pointing device.
      case pointer
    }

    /// The phase of an event.
    public enum Phase: Hashable, Sendable {
      /// Another update follows.
      case active
      /// The event has ended normally.
      case ended
      /// The event was cancelled.
      case cancelled
    }

    /// The pose of a pencil or a hand.
    public struct InputDevicePose: Hashable, Sendable {
      /// The angle between the device and the screen.
      public var altitude: Angle
      /// The direction of the device on the screen, from the positive x axis.
      public var azimuth: Angle
    }

    /// The identity of the event.
    public var id: ID
    /// The time of the event on the system's clock, in seconds.
    public var timestamp: TimeInterval
    /// The source of the event.
    public var kind: Kind
    /// The location in the coordinate space of the gesture.
    public var location: CGPoint
    /// The phase of the event.
    public var phase: Phase
    /// The modifier keys that are held: none.
    public var modifierKeys: EventModifiers
    /// The pose of the device; nil for a finger.
    public var inputDevicePose: InputDevicePose?
    /// The hand of the finger, which no screen can tell.
    public var chirality: Chirality?
  }

  /// A position among the events.
  public struct Index: Comparable, Sendable {
    let base: Int

    /// Returns the order of two positions.
    public static func < (lhs: Index, rhs: Index) -> Bool { lhs.base < rhs.base }
  }

  /// An iterator of the events.
  public struct Iterator: IteratorProtocol {
    var base: IndexingIterator<[Event]>

    /// Returns the next event; nil after the last one.
    public mutating func next() -> Event? { base.next() }
  }

  var events: [Event]

  /// Returns the event of an identity; nil if it is not in the collection.
  public subscript(id: Event.ID) -> Event? { events.first { $0.id == id } }

  /// The event at a position.
  public subscript(position: Index) -> Event { events[position.base] }

  /// Returns an iterator of the events.
  public func makeIterator() -> Iterator { Iterator(base: events.makeIterator()) }

  /// The position of the first event.
  public var startIndex: Index { Index(base: 0) }
  /// The position past the last event.
  public var endIndex: Index { Index(base: events.count) }
  /// Returns the position after another one.
  public func index(after i: Index) -> Index { Index(base: i.base + 1) }
}

/// A hand.
public enum Chirality: Hashable, Sendable {
  /// The left hand.
  case left
  /// The right hand.
  case right
}

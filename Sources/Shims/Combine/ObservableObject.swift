import Foundation
import OpenCombine

/// An object with a publisher that sends a value before the object changes.
public protocol ObservableObject: AnyObject {
  /// The type of `objectWillChange`.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that sends a value before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that sends a value before a published property changes, shared by all published
  /// properties of the object.
  public var objectWillChange: ObservableObjectPublisher {
    var properties: [any AnyPublished] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      for child in current.children {
        guard let property = child.value as? any AnyPublished else { continue }
        // All published properties get their publisher at the same time, so one of them is enough.
        if let publisher = property.objectWillChange { return publisher }
        properties.append(property)
      }
      mirror = current.superclassMirror
    }
    guard !properties.isEmpty else { return Registry.shared.publisher(of: self) }
    let publisher = ObservableObjectPublisher()
    for property in properties { property.objectWillChange = publisher }
    return publisher
  }
}

/// The default publisher of an observable object's changes.
public final class ObservableObjectPublisher: Publisher {
  /// The type of elements.
  public typealias Output = Void
  /// The type of failures.
  public typealias Failure = Never

  private let subscribers = SubscriberList<Void, Never>()

  /// Creates a publisher without subscribers.
  public init() {}

  /// Attaches a subscriber.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Void, Downstream.Failure == Never {
    subscribers.add(subscriber)
  }

  /// Notifies the subscribers that the object is about to change.
  public func send() {
    subscribers.send(())
  }
}

/// The publishers of objects without published properties, which have no property to store one in.
private final class Registry: @unchecked Sendable {
  static let shared = Registry()

  private struct Entry {
    weak var object: AnyObject?
    let publisher = ObservableObjectPublisher()
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepCount = firstSweep

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      if let entry = entries[ObjectIdentifier(object)], entry.object === object {
        return entry.publisher
      }
      if entries.count >= sweepCount {
        entries = entries.filter { $0.value.object != nil }
        sweepCount = max(firstSweep, 2 * entries.count)
      }
      let entry = Entry(object: object)
      entries[ObjectIdentifier(object)] = entry
      return entry.publisher
    }
  }
}

/// The number of entries at which the entries of released objects are first removed.
private let firstSweep = 64

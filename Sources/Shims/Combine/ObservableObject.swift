import Foundation
import OpenCombine

/// A type of object with a publisher that emits before the object has changed.
public protocol ObservableObject: AnyObject {
  /// The type of publisher that emits before the object has changed.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that emits before the object has changed.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that emits before the object has changed.
  public var objectWillChange: ObservableObjectPublisher {
    var properties: [any AnyPublished] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      for child in current.children {
        guard let property = child.value as? any AnyPublished else { continue }
        // They all got their publisher at once.
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

/// A publisher that publishes changes from observable objects.
public final class ObservableObjectPublisher: Publisher {
  /// What comes out.
  public typealias Output = Void
  /// How it may fail.
  public typealias Failure = Never

  private let subscribers = SubscriberList<Void, Never>()

  /// Creates an observable object publisher instance.
  public init() {}

  /// Attaches a subscriber.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Void, Downstream.Failure == Never {
    subscribers.add(subscriber)
  }

  /// Sends the changed value to the downstream subscriber.
  public func send() {
    subscribers.send(())
  }
}

/// The publishers of objects without published properties, which have no room for one.
private final class Registry: @unchecked Sendable {
  static let shared = Registry()

  private struct Entry {
    weak var object: AnyObject?
    let publisher = ObservableObjectPublisher()
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepCount = 64

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      if let entry = entries[ObjectIdentifier(object)], entry.object === object {
        return entry.publisher
      }
      if entries.count >= sweepCount {
        entries = entries.filter { $0.value.object != nil }
        sweepCount = max(64, 2 * entries.count)
      }
      let entry = Entry(object: object)
      entries[ObjectIdentifier(object)] = entry
      return entry.publisher
    }
  }
}

import Combine
import Foundation
import ObjectiveCNames

extension NSObject {
  /// A publisher of a property of an object.
  ///
  /// Changes are not observed without the runtime of Objective-C: it publishes the value at the
  /// time of the subscription, if the options contain `initial`, and does not end.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
    /// The type of elements.
    public typealias Output = Value
    /// The type of failures.
    public typealias Failure = Never

    /// The object.
    public let object: Subject
    /// The property.
    public let keyPath: KeyPath<Subject, Value>
    /// When values are published.
    public let options: NSKeyValueObservingOptions

    /// Creates a publisher.
    public init(
      object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
    ) {
      (self.object, self.keyPath, self.options) = (object, keyPath, options)
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
      let changes = Empty<Value, Never>(completeImmediately: false)
      if options.contains(.initial) {
        changes.prepend(object[keyPath: keyPath]).receive(subscriber: subscriber)
      } else {
        changes.receive(subscriber: subscriber)
      }
    }
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Returns a publisher of a property.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

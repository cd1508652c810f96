import Foundation
import OpenCombine

/// A type that publishes a property marked with an attribute.
@propertyWrapper
public struct Published<Value> {
  /// A publisher for properties marked with the `@Published` attribute.
  public struct Publisher: OpenCombine.Publisher {
    /// What comes out.
    public typealias Output = Value
    /// How it may fail.
    public typealias Failure = Never

    fileprivate let storage: PublishedStorage<Value>

    /// Attaches a subscriber, which first receives the current value.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
      storage.subscribers.add(subscriber, latest: { storage.value })
    }
  }

  fileprivate let storage: PublishedStorage<Value>

  /// Creates the published instance with an initial wrapped value.
  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// Creates the published instance with an initial value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The property for which this instance exposes a publisher.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set {}  // `assign(to: &$property)` writes the publisher back.
  }

  /// Only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.value = newValue }
  }

  /// Reads or changes the property of an object, telling the object and the subscribers first.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.publish(newValue) }
  }
}

extension Publisher where Failure == Never {
  /// Republishes elements received from a publisher, by assigning them to a published property.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.cancellables.append(sink { [weak storage] in storage?.publish($0) })
  }
}

/// What a published property holds: by reference, as its publisher outlives each access.
private final class PublishedStorage<Value> {
  var value: Value
  var objectWillChange: ObservableObjectPublisher?
  let subscribers = SubscriberList<Value, Never>()
  var cancellables: [AnyCancellable] = []

  init(_ value: Value) {
    self.value = value
  }

  func publish(_ newValue: Value) {
    objectWillChange?.send()
    subscribers.send(newValue)
    value = newValue
  }
}

/// A published property of any type.
protocol AnyPublished {
  var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}

extension Published: AnyPublished {
  var objectWillChange: ObservableObjectPublisher? {
    get { storage.objectWillChange }
    nonmutating set { storage.objectWillChange = newValue }
  }
}

import Foundation
import OpenCombine

/// A property wrapper that publishes the changes of a property of a class.
@propertyWrapper
public struct Published<Value> {
  /// A publisher of the values of a published property.
  public struct Publisher: OpenCombine.Publisher {
    /// The type of elements.
    public typealias Output = Value
    /// The type of failures.
    public typealias Failure = Never

    fileprivate let storage: PublishedStorage<Value>

    /// Attaches a subscriber, which first receives the current value.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
      storage.subscribers.add(subscriber, latest: { storage.value })
    }
  }

  fileprivate let storage: PublishedStorage<Value>

  /// Creates a published property with an initial value.
  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// Creates a published property with an initial value; the same as `init(wrappedValue:)`.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The publisher of the property.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set {}  // `assign(to: &$property)` writes the publisher back.
  }

  /// Unavailable, because only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.value = newValue }
  }

  /// The value of the property in an object; a change notifies the object and the subscribers
  /// first.
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
  /// Assigns the elements of this publisher to a published property.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.cancellables.append(sink { [weak storage] in storage?.publish($0) })
  }
}

/// The storage of a published property; a reference type, because publishers share it.
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

import Foundation

/// A value that a scene keeps under a key.
///
/// The values are in memory and belong to the screen, which starts without any.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initialValue: Value
  private let form: StoredForm<Value>
  private var entry: StoredEntry?

  private init(_ initialValue: Value, _ key: String, _ form: StoredForm<Value>) {
    self.key = key
    self.initialValue = initialValue
    self.form = form
  }

  /// The stored value, or the initial one if none is stored.
  public var wrappedValue: Value {
    get { current.value.flatMap(form.read) ?? initialValue }
    nonmutating set { current.value = form.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(
      location: ClosureLocation(get: { wrappedValue }, set: { value, _ in wrappedValue = value }))
  }

  private var current: StoredEntry { entry ?? StoredValues.outside.entry(key, isOfScene: true) }
}

extension SceneStorage: ConnectedProperty {
  package mutating func connect(to slot: inout AnyObject?, node: ViewNode & Evaluator) {
    entry = node.graph.storedValues.entry(key, isOfScene: true)
    slot = entry
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage {
  /// Creates a property for a Boolean value under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(wrappedValue, key, .plain())
  }

  /// Creates a property for an integer under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(wrappedValue, key, .plain())
  }

  /// Creates a property for a number under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key, .plain())
  }

  /// Creates a property for a string under a key.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key, .plain())
  }

  /// Creates a property for a URL under a key.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(wrappedValue, key, .url())
  }

  /// Creates a property for data under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(wrappedValue, key, .plain())
  }

  /// Creates a property for a date under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(wrappedValue, key, .plain())
  }

  /// Creates a property for a value whose raw value is an integer, under a key.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, .raw())
  }

  /// Creates a property for a value whose raw value is a string, under a key.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, .raw())
  }
}

extension SceneStorage {
  /// Creates a property for a value that is stored as JSON, under a key.
  package init(encoded value: Value, _ key: String) where Value: Codable {
    self.init(value, key, .encoded())
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property for an optional Boolean value under a key.
  public init(_ key: String) where Value == Bool? {
    self.init(nil, key, StoredForm<Bool>.plain().optional())
  }

  /// Creates a property for an optional integer under a key.
  public init(_ key: String) where Value == Int? {
    self.init(nil, key, StoredForm<Int>.plain().optional())
  }

  /// Creates a property for an optional number under a key.
  public init(_ key: String) where Value == Double? {
    self.init(nil, key, StoredForm<Double>.plain().optional())
  }

  /// Creates a property for an optional string under a key.
  public init(_ key: String) where Value == String? {
    self.init(nil, key, StoredForm<String>.plain().optional())
  }

  /// Creates a property for an optional URL under a key.
  public init(_ key: String) where Value == URL? {
    self.init(nil, key, StoredForm<URL>.url().optional())
  }

  /// Creates a property for an optional data under a key.
  public init(_ key: String) where Value == Data? {
    self.init(nil, key, StoredForm<Data>.plain().optional())
  }

  /// Creates a property for an optional date under a key.
  public init(_ key: String) where Value == Date? {
    self.init(nil, key, StoredForm<Date>.plain().optional())
  }

  /// Creates a property for an optional value whose raw value is an integer, under a key.
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(nil, key, StoredForm<R>.raw().optional())
  }

  /// Creates a property for an optional value whose raw value is a string, under a key.
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(nil, key, StoredForm<R>.raw().optional())
  }
}

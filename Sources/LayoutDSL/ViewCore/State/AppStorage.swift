import Foundation

/// A value that an app keeps under a key.
///
/// Without a store, the values are in memory and belong to the screen, which starts without any:
/// the defaults of the machine are never read. `defaultAppStorage(_:)` gives a screen another
/// store.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults?
  private let initialValue: Value
  private let form: StoredForm<Value>
  private var entry: StoredEntry?

  private init(
    _ initialValue: Value, _ key: String, _ store: UserDefaults?, _ form: StoredForm<Value>
  ) {
    self.key = key
    self.store = store
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

  private var current: StoredEntry { entry ?? StoredValues.outside.entry(key, in: store) }
}

extension AppStorage: ConnectedProperty {
  package mutating func connect(to slot: inout AnyObject?, node: ViewNode & Evaluator) {
    let store = store ?? node.environment.appStorage
    entry = node.graph.storedValues.entry(key, in: store)
    slot = entry
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage {
  /// Creates a property for a Boolean value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(wrappedValue, key, store, .plain())
  }

  /// Creates a property for an integer under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(wrappedValue, key, store, .plain())
  }

  /// Creates a property for a number under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(wrappedValue, key, store, .plain())
  }

  /// Creates a property for a string under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(wrappedValue, key, store, .plain())
  }

  /// Creates a property for a URL under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(wrappedValue, key, store, .url())
  }

  /// Creates a property for data under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(wrappedValue, key, store, .plain())
  }

  /// Creates a property for a date under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(wrappedValue, key, store, .plain())
  }

  /// Creates a property for a value whose raw value is an integer, under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, store, .raw())
  }

  /// Creates a property for a value whose raw value is a string, under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, store, .raw())
  }
}

extension AppStorage {
  /// Creates a property for a value that is stored as JSON, under a key.
  package init(encoded value: Value, _ key: String, store: UserDefaults?) where Value: Codable {
    self.init(value, key, store, .encoded())
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property for an optional Boolean value under a key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store, StoredForm<Bool>.plain().optional())
  }

  /// Creates a property for an optional integer under a key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store, StoredForm<Int>.plain().optional())
  }

  /// Creates a property for an optional number under a key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store, StoredForm<Double>.plain().optional())
  }

  /// Creates a property for an optional string under a key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store, StoredForm<String>.plain().optional())
  }

  /// Creates a property for an optional URL under a key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store, StoredForm<URL>.url().optional())
  }

  /// Creates a property for an optional data under a key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store, StoredForm<Data>.plain().optional())
  }

  /// Creates a property for an optional date under a key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(nil, key, store, StoredForm<Date>.plain().optional())
  }

  /// Creates a property for an optional value whose raw value is an integer, under a key.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(nil, key, store, StoredForm<R>.raw().optional())
  }

  /// Creates a property for an optional value whose raw value is a string, under a key.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(nil, key, store, StoredForm<R>.raw().optional())
  }
}

extension View {
  /// Sets the store of the `AppStorage` properties in the view that do not name one.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    modifier(EnvironmentWritingModifier { $0.appStorage = store })
  }
}

extension EnvironmentValues {
  private enum AppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults? { nil }
  }

  /// The store of `AppStorage` properties; nil for that of the screen.
  fileprivate var appStorage: UserDefaults? {
    get { self[AppStorageKey.self] }
    set { self[AppStorageKey.self] = newValue }
  }
}

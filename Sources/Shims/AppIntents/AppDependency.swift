import Foundation

/// A value that an app gives to its actions.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  private let key: AnyHashableSendable?
  private let manager: AppDependencyManager

  /// Creates the dependency on the value of a type, or of a key.
  public init(key: AnyHashableSendable? = nil, manager: AppDependencyManager = .shared) {
    self.key = key
    self.manager = manager
  }

  /// The value; the app must have added one to the manager.
  public var wrappedValue: Value {
    guard let value = manager.value(Value.self, key: key) else {
      preconditionFailure(
        "AppDependencyManager has no \(Value.self): add one with add(dependency:)")
    }
    return value
  }
}

extension AppIntent {
  /// A value that the app gives to the action.
  public typealias Dependency = AppDependency
}

extension EntityQuery {
  /// A value that the app gives to the query.
  public typealias Dependency = AppDependency
}

/// The key of a dependency.
public typealias AnyHashableSendable = String

/// The values that an app gives to its actions.
public final class AppDependencyManager: @unchecked Sendable {
  /// The manager of the app.
  public static let shared = AppDependencyManager()

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: String?
  }

  private let lock = NSLock()
  private var providers: [Key: () -> Any] = [:]

  /// Creates an empty manager.
  public init() {}

  /// Adds a value, which is made when it is needed.
  public func add<Value: Sendable>(
    key: AnyHashableSendable? = nil, dependency: @autoclosure @escaping () -> Value
  ) {
    lock.withLock { providers[Key(type: ObjectIdentifier(Value.self), name: key)] = dependency }
  }

  func value<Value>(_ type: Value.Type, key: String?) -> Value? {
    let provider = lock.withLock { providers[Key(type: ObjectIdentifier(type), name: key)] }
    return provider?() as? Value
  }
}

/// The context of a change of state: how the views that change go over to the new state.
public struct Transaction: @unchecked Sendable {
  /// What the transaction says; shared by its copies.
  private final class Storage {
    var animation: Animation?
    var disablesAnimations = false
    var isContinuous = false
    var tracksVelocity = false
    var values: [ObjectIdentifier: Any] = [:]
    var completions: [AnimationCompletion] = []
    var id = 0

    init() {}

    init(copying other: Storage) {
      animation = other.animation
      disablesAnimations = other.disablesAnimations
      isContinuous = other.isContinuous
      tracksVelocity = other.tracksVelocity
      values = other.values
      completions = other.completions
      id = other.id
    }
  }

  /// Nil for a transaction that says nothing, as almost all do.
  private var storage: Storage?

  private mutating func change(_ body: (Storage) -> Void) {
    let unique =
      isKnownUniquelyReferenced(&storage)
      ? storage : storage.map { Storage(copying: $0) }
    let changed = unique ?? Storage()
    body(changed)
    storage = changed
  }

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The animation of views that change, or nil for none.
  public var animation: Animation? {
    get { storage?.animation }
    set { change { $0.animation = newValue } }
  }

  /// Whether `animation(_:value:)` and the like are to leave the transaction alone.
  public var disablesAnimations: Bool {
    get { storage?.disablesAnimations ?? false }
    set { change { $0.disablesAnimations = newValue } }
  }

  /// Whether the change is one of many, as while a finger moves.
  public var isContinuous: Bool {
    get { storage?.isContinuous ?? false }
    set { change { $0.isContinuous = newValue } }
  }

  /// Whether the velocity of values is to be tracked for a later animation.
  public var tracksVelocity: Bool {
    get { storage?.tracksVelocity ?? false }
    set { change { $0.tracksVelocity = newValue } }
  }

  /// The value under a key, or the key's default.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { storage?.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { change { $0.values[ObjectIdentifier(key)] = newValue } }
  }

  /// Calls an action when all animations that the transaction starts are complete; at once if it
  /// starts none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    add(AnimationCompletion(criteria: criteria, action: completion))
  }

  /// Whether the transaction says nothing.
  var isPlain: Bool { storage == nil }

  var completions: [AnimationCompletion] { storage?.completions ?? [] }

  mutating func add(_ completion: AnimationCompletion) {
    change { $0.completions.append(completion) }
  }

  /// Tells the transactions of several calls apart; 0 for changes made in none.
  var id: Int { storage?.id ?? 0 }

  /// The transaction that changes are made in now.
  nonisolated(unsafe) private(set) static var current = Transaction()
  nonisolated(unsafe) private static var count = 0

  /// Makes this the current transaction while `body` runs.
  func makeCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Self.current
    Self.count += 1
    Self.current = self
    Self.current.change { $0.id = Self.count }
    completions.forEach { $0.retain() }
    defer {
      Self.current = outer
      completions.forEach { $0.release(nil) }
    }
    return try body()
  }
}

/// A key of something that goes along with a change of state.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// Makes the changes of state in `body` in a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try transaction.makeCurrent(body)
}

/// Makes the changes of state in `body` in the current transaction with one value changed.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try transaction.makeCurrent(body)
}

/// Animates the views that change because of what `body` does.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}

/// Animates the views that change because of what `body` does, and calls `completion` when all
/// that is done.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try transaction.makeCurrent(body)
}

/// The context of a state change, which determines how views change to the new state.
public struct Transaction: @unchecked Sendable {
  /// The values of the transaction, shared by its copies.
  private final class Storage {
    var animation: Animation?
    var disablesAnimations = false
    var isContinuous = false
    var tracksVelocity = false
    var isPartOfEndlessAnimation = false
    var values: [ObjectIdentifier: Any] = [:]
    var completions: [AnimationCompletion] = []
    var id = 0

    init() {}

    init(copying other: Storage) {
      animation = other.animation
      disablesAnimations = other.disablesAnimations
      isContinuous = other.isContinuous
      tracksVelocity = other.tracksVelocity
      isPartOfEndlessAnimation = other.isPartOfEndlessAnimation
      values = other.values
      completions = other.completions
      id = other.id
    }
  }

  /// The values; nil for a transaction without any, as almost all are.
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

  /// The animation of the views that change, or nil for none.
  public var animation: Animation? {
    get { storage?.animation }
    set { change { $0.animation = newValue } }
  }

  /// Whether `animation(_:value:)` and similar modifiers leave the transaction unchanged.
  public var disablesAnimations: Bool {
    get { storage?.disablesAnimations ?? false }
    set { change { $0.disablesAnimations = newValue } }
  }

  /// Whether the change is one of a continuous series, as while a finger moves.
  public var isContinuous: Bool {
    get { storage?.isContinuous ?? false }
    set { change { $0.isContinuous = newValue } }
  }

  /// Whether the velocity of values is tracked for a later animation.
  public var tracksVelocity: Bool {
    get { storage?.tracksVelocity ?? false }
    set { change { $0.tracksVelocity = newValue } }
  }

  /// The value for a key, or the default value of the key if none is set.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { storage?.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { change { $0.values[ObjectIdentifier(key)] = newValue } }
  }

  /// Adds a closure that runs when all animations that the transaction starts are complete.
  ///
  /// If the transaction starts no animation, the closure runs once the change is applied.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    add(AnimationCompletion(criteria: criteria, action: completion))
  }

  /// Whether the next animation follows this one without end, so that nothing waits for its end.
  var isPartOfEndlessAnimation: Bool {
    get { storage?.isPartOfEndlessAnimation ?? false }
    set { change { $0.isPartOfEndlessAnimation = newValue } }
  }

  /// Whether the transaction has no values.
  var isPlain: Bool { storage == nil }

  var completions: [AnimationCompletion] { storage?.completions ?? [] }

  mutating func add(_ completion: AnimationCompletion) {
    change { $0.completions.append(completion) }
  }

  /// A number that distinguishes the transactions of several calls; 0 for changes made in none.
  var id: Int { storage?.id ?? 0 }

  /// The transaction of the changes that are made now.
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

/// Runs `body`, and applies a transaction to its state changes.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try transaction.makeCurrent(body)
}

/// Runs `body`, and applies the current transaction with one value replaced to its state changes.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try transaction.makeCurrent(body)
}

/// Runs `body`, and animates the views that its state changes affect.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}

/// Runs `body`, animates the views that its state changes affect, and calls `completion` when the
/// animations are complete.
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

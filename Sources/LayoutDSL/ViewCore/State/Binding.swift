/// A two-way connection to a value that somebody else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  package let location: Location<Value>
  /// The transaction that changes through this binding are made in.
  public var transaction = Transaction()

  package init(location: Location<Value>) {
    self.location = location
  }

  /// Creates a binding from a pair of closures.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    location = ClosureLocation(
      get: unsafeBitCast(get, to: (() -> Value).self),
      set: { value, _ in unsafeBitCast(set, to: ((Value) -> Void).self)(value) })
  }

  /// Creates a binding from a pair of closures, the second of which is told the transaction.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    location = ClosureLocation(
      get: unsafeBitCast(get, to: (() -> Value).self),
      set: unsafeBitCast(set, to: ((Value, Transaction) -> Void).self))
  }

  /// Creates a binding that always reads `value` and ignores what it is set to.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ClosureLocation(get: { value }, set: { _, _ in }))
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set {
      if transaction.isPlain {
        location.value = newValue
      } else {
        transaction.makeCurrent { location.value = newValue }
      }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from a projected value.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(location: KeyPathLocation(base: location, keyPath: keyPath))
      .transaction(transaction)
  }

  /// A binding to the value as an optional; setting nil changes nothing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    location = ClosureLocation(
      get: { base.wrappedValue }, set: { value, _ in value.map { base.wrappedValue = $0 } })
  }

  /// A binding to the value inside an optional, or nil if there is none now.
  ///
  /// While the optional is nil, the binding reads the last value it had.
  public init?(_ base: Binding<Value?>) {
    guard var last = base.wrappedValue else { return nil }
    location = ClosureLocation(
      get: {
        if let value = base.wrappedValue { last = value }
        return last
      },
      set: { value, _ in
        last = value
        base.wrappedValue = value
      })
  }

  /// A binding to the value as a hashable of any type; setting another type changes nothing.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    location = ClosureLocation(
      get: { AnyHashable(base.wrappedValue) },
      set: { value, _ in (value.base as? V).map { base.wrappedValue = $0 } })
  }

  /// The binding, with changes made in a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// The binding, with changes made under an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Walks over bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of the elements.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position among the elements.
  public typealias Index = Value.Index
  /// The positions of the elements.
  public typealias Indices = Value.Indices

  /// The first position.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position past the end.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The positions of the elements.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The position after another.
  public func index(after position: Value.Index) -> Value.Index {
    wrappedValue.index(after: position)
  }

  /// Moves a position one on.
  public func formIndex(after position: inout Value.Index) {
    wrappedValue.formIndex(after: &position)
  }

  /// A binding to the element at a position.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      location: ClosureLocation(
        get: { wrappedValue[position] }, set: { value, _ in wrappedValue[position] = value }))
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The position before another.
  public func index(before position: Value.Index) -> Value.Index {
    wrappedValue.index(before: position)
  }

  /// Moves a position one back.
  public func formIndex(before position: inout Value.Index) {
    wrappedValue.formIndex(before: &position)
  }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

/// A location computed by closures.
package final class ClosureLocation<Value>: Location<Value>, @unchecked Sendable {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void

  package init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = set
  }

  override package var value: Value {
    get { get() }
    set { set(newValue, .current) }
  }
}

/// A location inside the value of another.
final class KeyPathLocation<Base, Value>: Location<Value>, @unchecked Sendable {
  private let base: Location<Base>
  private let keyPath: WritableKeyPath<Base, Value>

  init(base: Location<Base>, keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override var value: Value {
    get { base.value[keyPath: keyPath] }
    set { base.value[keyPath: keyPath] = newValue }
  }
}

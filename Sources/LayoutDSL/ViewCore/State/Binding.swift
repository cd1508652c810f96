/// A read-write reference to a value that is stored elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  package let location: Location<Value>
  /// The transaction of changes through this binding.
  public var transaction = Transaction()

  package init(location: Location<Value>) {
    self.location = location
  }

  /// Creates a binding from closures that get and set the value.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    location = ClosureLocation(
      get: unsafeBitCast(get, to: (() -> Value).self),
      set: { value, _ in unsafeBitCast(set, to: ((Value) -> Void).self)(value) })
  }

  /// Creates a binding from closures that get and set the value; `set` also receives the
  /// transaction of the change.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    location = ClosureLocation(
      get: unsafeBitCast(get, to: (() -> Value).self),
      set: unsafeBitCast(set, to: ((Value, Transaction) -> Void).self))
  }

  /// Returns a binding with a constant value, which ignores changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ClosureLocation(get: { value }, set: { _, _ in }))
  }

  /// The value that the binding refers to.
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

  /// Creates a binding from the projected value of another one.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Returns a binding to a member of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(location: KeyPathLocation(base: location, keyPath: keyPath))
      .transaction(transaction)
  }

  /// Creates a binding to the value as an optional; setting nil changes nothing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    location = ClosureLocation(
      get: { base.wrappedValue }, set: { value, _ in value.map { base.wrappedValue = $0 } })
  }

  /// Creates a binding to the wrapped value of an optional; nil if the optional is nil now.
  ///
  /// While the optional is nil, the binding reads the last wrapped value.
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

  /// Creates a binding to the value as `AnyHashable`; setting a value of another type changes
  /// nothing.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    location = ClosureLocation(
      get: { AnyHashable(base.wrappedValue) },
      set: { value, _ in (value.base as? V).map { base.wrappedValue = $0 } })
  }

  /// Returns the binding with a transaction for its changes.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// Returns the binding with an animation for its changes; nil disables animation.
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
  /// An iterator of bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A range of bindings to the elements.
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

  /// Returns the position after another one.
  public func index(after position: Value.Index) -> Value.Index {
    wrappedValue.index(after: position)
  }

  /// Advances a position by one.
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
  /// Returns the position before another one.
  public func index(before position: Value.Index) -> Value.Index {
    wrappedValue.index(before: position)
  }

  /// Moves a position back by one.
  public func formIndex(before position: inout Value.Index) {
    wrappedValue.formIndex(before: &position)
  }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

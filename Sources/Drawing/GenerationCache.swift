/// A cache that drops values that are no longer used.
///
/// Values are kept in two generations: when the cost of the young one reaches the limit, it becomes
/// the old one, and values that were not used since the last change are dropped. So the cache never
/// costs more than twice the limit and one value.
///
/// Each module has caches of its own types, and the compiler specializes only public types for
/// other modules; `Inlined` hides it from users.
@_spi(Inlined) public struct GenerationCache<Key: Hashable, Value> {
  /// The largest total cost of a generation.
  @usableFromInline let limit: Int
  @usableFromInline var young: [Key: (value: Value, cost: Int)] = [:]
  @usableFromInline var old: [Key: (value: Value, cost: Int)] = [:]
  @usableFromInline var cost = 0

  /// Creates a cache.
  @inlinable public init(limit: Int) {
    self.limit = limit
  }

  var count: Int { young.count + old.count }

  /// Returns the value of a key; nil if there is none.
  @inlinable public mutating func value(for key: Key) -> Value? {
    if let known = young[key] { return known.value }
    guard let known = old.removeValue(forKey: key) else { return nil }
    insert(known.value, for: key, cost: known.cost)
    return known.value
  }

  /// Keeps a value for a key; the cost is in the unit of the limit.
  @inlinable public mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
    if self.cost >= limit {
      old = young
      young = [:]
      self.cost = 0
    }
    let replaced = young.updateValue((value, cost), forKey: key)
    self.cost += cost - (replaced?.cost ?? 0)
  }
}

/// A cache that drops values that are no longer used.
///
/// Values are kept in two generations: when the cost of the young one reaches the limit, it becomes
/// the old one, and values that were not used since the last change are dropped. So the cache never
/// costs more than twice the limit and one value.
package struct GenerationCache<Key: Hashable, Value> {
  /// The largest total cost of a generation.
  let limit: Int
  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var cost = 0

  package init(limit: Int) {
    self.limit = limit
  }

  var count: Int { young.count + old.count }

  package mutating func value(for key: Key) -> Value? {
    if let known = young[key] { return known.value }
    guard let known = old.removeValue(forKey: key) else { return nil }
    insert(known.value, for: key, cost: known.cost)
    return known.value
  }

  package mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
    if self.cost >= limit {
      old = young
      young = [:]
      self.cost = 0
    }
    let replaced = young.updateValue((value, cost), forKey: key)
    self.cost += cost - (replaced?.cost ?? 0)
  }
}

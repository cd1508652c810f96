/// Values by key, of which those that are not asked for are let go.
///
/// They are kept in two generations: when the young one has cost its limit it becomes the old one, and
/// what was not asked for since the last time is dropped. So the cache never costs more than twice the
/// limit and one value.
package struct GenerationCache<Key: Hashable, Value> {
  /// What the values of a generation may cost together.
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

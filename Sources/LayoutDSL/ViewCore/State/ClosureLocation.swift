/// A location whose value closures get and set.
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

/// The storage of a value that bindings read and write.
package class Location<Value>: Dependency, @unchecked Sendable {
  package var value: Value {
    get { fatalError("subclasses override value") }
    set { _ = newValue }
  }
}

/// The values that a view passes to the container that lays it out.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  /// The value of a key; the key's default value if none is set.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get {
      // A direct cast of a missing value would succeed as nil if `Value` is optional.
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

import Foundation

extension NSSortDescriptor {
  /// Creates a descriptor of a property; nil is ordered before all other values.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending, comparator: Self.order)
  }

  /// Creates a descriptor of the property with a name.
  public convenience init(key: String?, ascending: Bool) {
    self.init(
      keyPath: \NSObject[valueAt: key ?? "SELF"], ascending: ascending, comparator: Self.order)
    self.name = key
  }

  /// Creates a descriptor of the property with a name; the selector names a comparison of texts.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let name = selector?.description ?? ""
    self.init(keyPath: \NSObject[valueAt: key ?? "SELF"], ascending: ascending) { left, right in
      guard let left = KeyValueLookup.unwrapped(left) as? String,
        let right = KeyValueLookup.unwrapped(right) as? String
      else { return Self.order(left, right) }
      if name.contains("localizedStandardCompare") { return left.localizedStandardCompare(right) }
      if name.contains("localizedCaseInsensitiveCompare") {
        return left.localizedCaseInsensitiveCompare(right)
      }
      if name.contains("caseInsensitiveCompare") { return left.caseInsensitiveCompare(right) }
      return name.contains("localizedCompare")
        ? left.localizedCompare(right) : Self.order(left, right)
    }
    self.name = key
  }

  /// The name of the property; nil for a computed one that a key path names.
  public var key: String? { name ?? keyPath.propertyName }

  /// The name with which the descriptor was created.
  private var name: String? {
    get { objc_getAssociatedObject(self, Self.nameKey) as? String }
    set { objc_setAssociatedObject(self, Self.nameKey, newValue, .OBJC_ASSOCIATION_COPY) }
  }

  private nonisolated(unsafe) static let nameKey = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// Returns the order of two values; nil comes first.
  private static func order(_ left: Any, _ right: Any) -> ComparisonResult {
    let left = KeyValueLookup.unwrapped(left), right = KeyValueLookup.unwrapped(right)
    return switch (left, right) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    default: PredicateComparison.order(left, right) ?? .orderedSame
    }
  }
}

extension NSObject {
  /// The value at a path of keys.
  fileprivate subscript(valueAt path: String) -> Any? {
    KeyValueLookup.value(at: path.split(separator: ".").map(String.init)[...], of: self)
  }
}

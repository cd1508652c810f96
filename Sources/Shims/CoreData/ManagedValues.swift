import Foundation

// The accessors that `snap` writes for `@NSManaged`.

extension NSManagedObject {
  /// Returns the value of a property; nil, zero or an empty value if it was never set.
  public func _managedValue<Value>(_ key: String) -> Value {
    let stored = value(forKey: key)
    if let stored, let value: Value = Self.converted(stored) { return value }
    if let type = Value.self as? any ExpressibleByNilLiteral.Type,
      let value = type.init(nilLiteral: ()) as? Value
    {
      return value
    }
    if let value = Self.emptyValue(of: Value.self) as? Value { return value }
    fatalError("\(type(of: self)).\(key) has no value")
  }

  /// Sets the value of a property.
  public func _setManagedValue<Value>(_ value: Value, _ key: String) {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return setValue(value, forKey: key) }
    setValue(mirror.children.first?.value, forKey: key)
  }

  /// Converts a stored value to the type of a property.
  private static func converted<Value>(_ stored: Any) -> Value? {
    if let value = stored as? Value { return value }
    if let number = stored as? NSNumber, let value = number as? Value { return value }
    if let members = stored as? NSSet {
      return NSOrderedSet(array: self.members(of: members)) as? Value
        ?? self.members(of: members) as? Value
    }
    if let members = stored as? NSOrderedSet {
      return members.set as? Value ?? NSSet(array: members.array) as? Value
        ?? members.array as? Value
    }
    if let type = Value.self as? any RawRepresentable.Type {
      return raw(type, stored) as? Value
    }
    return nil
  }

  private static func raw<Raw: RawRepresentable>(_ type: Raw.Type, _ stored: Any) -> Raw? {
    let value: Raw.RawValue? = stored as? Raw.RawValue ?? (stored as? NSNumber) as? Raw.RawValue
    return value.flatMap(Raw.init)
  }

  /// Returns the value of a property that was never set and cannot be nil.
  private static func emptyValue(of type: Any.Type) -> Any? {
    switch type {
    case is any BinaryInteger.Type, is any BinaryFloatingPoint.Type, is Decimal.Type: zero(of: type)
    case is Bool.Type: false
    case is String.Type: ""
    case is Data.Type: Data()
    case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
    case is UUID.Type: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    case is URL.Type: URL(filePath: "/")
    case is NSSet.Type: NSMutableSet()
    case is NSOrderedSet.Type: NSMutableOrderedSet()
    case is NSArray.Type: NSMutableArray()
    case is NSDictionary.Type: NSMutableDictionary()
    case is NSString.Type: NSMutableString(string: "")
    case is NSDecimalNumber.Type: NSDecimalNumber.zero
    case is NSNumber.Type: NSNumber(value: 0)
    case is NSDate.Type: NSDate(timeIntervalSinceReferenceDate: 0)
    case let type as NSManagedObject.Type: type.init(entity: type.entity(), insertInto: nil)
    case let type as any ExpressibleByArrayLiteral.Type: empty(type)
    case let type as any ExpressibleByDictionaryLiteral.Type: empty(type)
    case let type as any (RawRepresentable & CaseIterable).Type: first(of: type)
    default: nil
    }
  }

  private static func zero(of type: Any.Type) -> Any? {
    (type as? any Numeric.Type).map { zero($0) }
  }

  private static func zero<Number: Numeric>(_ type: Number.Type) -> Any { Number.zero }

  private static func empty<List: ExpressibleByArrayLiteral>(_ type: List.Type) -> Any {
    let list: List = []
    return list
  }

  private static func empty<Table: ExpressibleByDictionaryLiteral>(_ type: Table.Type) -> Any {
    let table: Table = [:]
    return table
  }

  private static func first<Value: CaseIterable>(of type: Value.Type) -> Any? {
    type.allCases.first
  }
}

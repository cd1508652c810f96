import Foundation

/// The methods that selectors name; the code that `snap` writes makes them known.
public enum _ObjectiveCMethods {
  /// A function that calls the method with a number.
  public typealias Call = @MainActor @Sendable (AnyObject, Int, [Any?]) -> Any?

  /// The methods of a class.
  private struct Table: Sendable {
    let names: [String]
    let isMember: @Sendable (AnyClass) -> Bool
    let call: Call
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var tables: [Table] = []

  /// Makes the methods of a class known, by the names that Swift or Objective-C gives them.
  public static func add(
    _ names: [String], isMember: @escaping @Sendable (AnyClass) -> Bool, call: @escaping Call
  ) {
    let names = names.map { Selector($0).description }
    lock.withLock { tables.append(Table(names: names, isMember: isMember, call: call)) }
  }

  /// The argument of a method; nil if it has another type.
  public static func argument<Value>(
    _ arguments: [Any?], _ index: Int, _ type: Value.Type
  ) -> Value? {
    guard arguments.indices.contains(index), let argument = arguments[index] else {
      // An optional of another type that is nil.
      return type is any ExpressibleByNilLiteral.Type ? Any?.none as? Value : nil
    }
    if let value = argument as? Value { return value }
    if let number = argument as? NSNumber {
      let values: [Any] = [
        CGFloat(number.doubleValue), number.doubleValue, number.intValue, number.floatValue,
        number.boolValue,
      ]
      if let value = values.lazy.compactMap({ $0 as? Value }).first { return value }
    }
    return (argument as? Notification).flatMap {
      NSNotification(name: $0.name, object: $0.object, userInfo: $0.userInfo) as? Value
    }
  }

  /// Sets a property to the first argument, if it has the type of the property.
  public static func set<Value>(_ property: inout Value, _ arguments: [Any?]) -> Any? {
    if let value = argument(arguments, 0, Value.self) { property = value }
    return nil
  }

  /// Returns whether an object has a method that a selector names.
  package static func has(_ selector: Selector, _ target: Any?) -> Bool {
    target.map { method(selector, of: $0 as AnyObject) != nil } ?? false
  }

  /// Returns whether the objects of a class have a method that a selector names.
  package static func has(_ selector: Selector, inObjectsOf type: AnyClass) -> Bool {
    lock.withLock { tables }.contains { table in
      table.isMember(type) && table.names.contains { selector.names($0) }
    }
  }

  /// Calls the method of an object that a selector names; returns whether there is one.
  @discardableResult
  package static func send(_ selector: Selector, to target: Any?, _ arguments: Any?...) -> Bool {
    target.flatMap { method(selector, of: $0 as AnyObject) }.map { _ = $0(arguments) } != nil
  }

  /// Returns the method of an object that a selector names; that of a subclass hides others.
  package static func method(
    _ selector: Selector, of target: AnyObject
  ) -> (([Any?]) -> Any?)? {
    let classes = Array(sequence(first: type(of: target)) { _getSuperclass($0) })
    var found: (table: Table, number: Int, count: Int)?
    for table in lock.withLock({ tables }) where table.isMember(classes[0]) {
      guard let number = table.names.firstIndex(where: { selector.names($0) }) else { continue }
      let count = classes.count { table.isMember($0) }
      if count < found?.count ?? .max { found = (table, number, count) }
    }
    // The system calls methods by name on any thread, whatever actor they are of.
    guard let found else {
      let find = unsafeBitCast(
        namedMethod, to: (@Sendable (AnyObject, Selector) -> NamedMethods.Implementation?).self)
      return find(target, selector).map {
        unsafeBitCast($0, to: (([Any?]) -> Any?).self)
      }
    }
    let call = unsafeBitCast(
      found.table.call, to: (@Sendable (AnyObject, Int, [Any?]) -> Any?).self)
    return { call(target, found.number, $0) }
  }
}

/// An object of a framework that has methods by name.
package protocol NamedMethods: AnyObject {
  typealias Implementation = @MainActor ([Any?]) -> Any?

  /// Returns the method that a selector names; nil if there is none.
  @MainActor func method(named selector: Selector) -> Implementation?
}

private let namedMethod:
  @MainActor @Sendable (AnyObject, Selector) -> NamedMethods.Implementation? = {
    ($0 as? any NamedMethods)?.method(named: $1)
  }

import Foundation

/// A value of Foundation that holds a value of Swift of any type.
package final class BoxedValue: NSValue, @unchecked Sendable {
  /// The value.
  package let value: AnyHashable
  private let name: StaticString

  /// Creates a value of a type whose name in Objective-C is given, such as `{CGVector=dd}`.
  package init(_ value: AnyHashable, _ name: StaticString) {
    (self.value, self.name) = (value, name)
    super.init()
  }

  package required convenience init(
    bytes value: UnsafeRawPointer, objCType type: UnsafePointer<Int8>
  ) {
    self.init(0, "i")
  }

  package required init?(coder: NSCoder) { nil }

  package override var objCType: UnsafePointer<Int8> {
    UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: Int8.self)
  }

  package override func isEqual(_ other: Any?) -> Bool { (other as? BoxedValue)?.value == value }
  package override var hash: Int { value.hashValue }
  package override var description: String { "\(value.base)" }
}

/// The values of Foundation, whose initializers here return boxes.
public protocol _ValueBoxing {}

extension NSValue: _ValueBoxing {
  /// The value in the box; nil for another type.
  package func boxed<Value>(as type: Value.Type = Value.self) -> Value? {
    (self as? BoxedValue)?.value.base as? Value
  }
}

extension _ValueBoxing where Self: NSValue {
  /// Creates a box.
  package init(boxing value: some Hashable, _ name: StaticString) {
    self = unsafeDowncast(BoxedValue(AnyHashable(value), name), to: Self.self)
  }
}

import Foundation

/// How an object holds an object that is associated with it; each policy keeps a strong reference.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// A reference that is not counted.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// A reference that is not atomic, to the object or to a copy.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A reference to a copy that is not atomic.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// An atomic reference.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// An atomic reference to a copy.
  case OBJC_ASSOCIATION_COPY = 771
}

/// The objects that are associated with others.
///
/// An entry lives as long as the process.
private final class Associations: @unchecked Sendable {
  static let shared = Associations()
  private let lock = NSLock()
  private var owners: [ObjectIdentifier: (owner: Weak, values: [UnsafeRawPointer: Any])] = [:]

  private struct Weak {
    weak var object: AnyObject?
  }

  func value(of owner: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock { entry(of: owner)?.values[key] }
  }

  func set(_ value: Any?, of owner: AnyObject, _ key: UnsafeRawPointer) {
    lock.withLock {
      var values = entry(of: owner)?.values ?? [:]
      values[key] = value
      owners[ObjectIdentifier(owner)] = (Weak(object: owner), values)
    }
  }

  func removeAll(of owner: AnyObject) {
    lock.withLock { owners[ObjectIdentifier(owner)] = nil }
  }

  /// Returns the entry of an object; nil for that of a previous object at the same address.
  private func entry(of owner: AnyObject) -> (owner: Weak, values: [UnsafeRawPointer: Any])? {
    owners[ObjectIdentifier(owner)].flatMap { $0.owner.object === owner ? $0 : nil }
  }
}

/// Returns the object that is associated with another one; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.shared.value(of: object as AnyObject, key)
}

/// Associates an object with another one; nil removes the association.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  Associations.shared.set(value, of: object as AnyObject, key)
}

/// Removes all objects that are associated with another one.
public func objc_removeAssociatedObjects(_ object: Any) {
  Associations.shared.removeAll(of: object as AnyObject)
}

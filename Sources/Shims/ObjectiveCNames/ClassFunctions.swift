// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Functions of Objective-C's runtime. Classes here have no methods that could be replaced, so looking
// one up finds nothing.

public typealias IMP = OpaquePointer
public typealias Method = OpaquePointer
public typealias Ivar = OpaquePointer
public typealias objc_property_t = OpaquePointer

public func object_getClass(_ object: Any?) -> AnyClass? {
  object.map { type(of: $0 as AnyObject) }
}
public func object_getClassName(_ object: Any?) -> UnsafePointer<CChar> {
  class_getName(object_getClass(object))
}
/// Changes nothing, and returns nil.
@discardableResult
public func object_setClass(_ object: Any?, _ cls: AnyClass) -> AnyClass? { nil }

/// Returns the name of a class with its module.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  ClassNames.shared.name(of: cls)
}
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap(_getSuperclass) }
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any? {
  NSClassFromString(String(cString: name))
}
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
public func class_getInstanceVariable(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> Ivar? {
  nil
}
public func object_getIvar(_ object: Any?, _ ivar: Ivar) -> Any? { nil }
/// Adds nothing, and returns false.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }
/// Replaces nothing, and returns nil.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
/// Makes no class, and returns nil.
public func objc_allocateClassPair(
  _ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int
) -> AnyClass? { nil }
public func objc_registerClassPair(_ cls: AnyClass) {}

public func method_exchangeImplementations(_ first: Method, _ second: Method) {}
@discardableResult
public func method_setImplementation(_ method: Method, _ imp: IMP) -> IMP { imp }
public func method_getImplementation(_ method: Method) -> IMP { method }
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }
/// Returns a pointer to nothing that can be called.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  IMP(class_getName(nil))
}

/// The names of classes as C strings, which live as long as the process.
private final class ClassNames: @unchecked Sendable {
  static let shared = ClassNames()
  private let lock = NSLock()
  private var names: [String: UnsafePointer<CChar>] = [:]

  func name(of cls: AnyClass?) -> UnsafePointer<CChar> {
    let name = cls.map { String(reflecting: $0) } ?? "nil"
    return lock.withLock {
      if let known = names[name] { return known }
      let bytes = name.utf8CString
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      copy.initialize(from: Array(bytes), count: bytes.count)
      names[name] = UnsafePointer(copy)
      return UnsafePointer(copy)
    }
  }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Functions of Objective-C's runtime. Classes here have no methods that could be replaced, so
// looking one up finds nothing.

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
/// Returns the name of a class, with its module if it is not Apple's; `snap` writes it for
/// `NSStringFromClass`.
public func _stringFromClass(_ aClass: Any.Type) -> String {
  let name = qualifiedName(of: aClass)
  let module = name.prefix { $0 != "." }
  return toolkitModules.contains(String(module)) ? String(name.dropFirst(module.count + 1)) : name
}
/// The name of a type with its module; the standard library adds an address, which differs in each
/// run, to the names of private types.
private func qualifiedName(of type: Any.Type) -> String {
  String(reflecting: type).replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
}
private let toolkitModules: Set = [
  "Foundation", "SystemIntegration", "UIKit", "QuartzCore", "CoreData", "MapKit", "WebKit",
]

/// Changes nothing, and returns nil.
@discardableResult
public func object_setClass(_ object: Any?, _ cls: AnyClass) -> AnyClass? { nil }

/// Returns the name of a class with its module.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  ClassNames.shared.name(of: cls)
}
/// Returns the count of bytes of an object; 0 for no class.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
  // The record of a class has its kind, its superclass, two numbers of 32 bits, and then the size.
  guard let cls else { return 0 }
  return Int(
    unsafeBitCast(cls, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self))
}
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap(_getSuperclass) }
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any? {
  NSClassFromString(String(cString: name))
}
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }
public func class_respondsToSelector(_ cls: AnyClass?, _ name: Selector?) -> Bool { false }
/// Returns nil: no class has methods of Objective-C.
public func class_copyMethodList(
  _ cls: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? { noneFound(count) }
/// Returns nil: no class has properties of Objective-C.
public func class_copyPropertyList(
  _ cls: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? { noneFound(count) }
/// Returns nil: no class has variables of Objective-C.
public func class_copyIvarList(
  _ cls: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Ivar>? { noneFound(count) }
private func noneFound<Item>(
  _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Item>? {
  count?.pointee = 0
  return nil
}
public func class_getProperty(
  _ cls: AnyClass?, _ name: UnsafePointer<CChar>
) -> objc_property_t? { nil }
/// Returns an empty name: there are no properties of Objective-C.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> { emptyName }
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? { nil }
public func ivar_getName(_ ivar: Ivar) -> UnsafePointer<CChar>? { nil }
public func ivar_getTypeEncoding(_ ivar: Ivar) -> UnsafePointer<CChar>? { nil }
private var emptyName: UnsafePointer<CChar> { ClassNames.shared.text("") }
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
public func objc_disposeClassPair(_ cls: AnyClass) {}

public func method_exchangeImplementations(_ first: Method, _ second: Method) {}
@discardableResult
public func method_setImplementation(_ method: Method, _ imp: IMP) -> IMP { imp }
/// Returns a selector without a name: there are no methods of Objective-C.
public func method_getName(_ method: Method) -> Selector { Selector("") }
public func method_getNumberOfArguments(_ method: Method) -> UInt32 { 0 }
public func method_getImplementation(_ method: Method) -> IMP { method }
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }
/// Returns a pointer to nothing that can be called.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  IMP(class_getName(nil))
}
/// Removes nothing, and returns false.
@discardableResult
public func imp_removeBlock(_ implementation: IMP) -> Bool { false }

/// The names of classes as C strings, which live as long as the process.
private final class ClassNames: @unchecked Sendable {
  static let shared = ClassNames()
  private let lock = NSLock()
  private var names: [String: UnsafePointer<CChar>] = [:]

  func name(of cls: AnyClass?) -> UnsafePointer<CChar> {
    text(cls.map { qualifiedName(of: $0) } ?? "nil")
  }

  func text(_ name: String) -> UnsafePointer<CChar> {
    lock.withLock {
      if let known = names[name] { return known }
      let bytes = name.utf8CString
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      copy.initialize(from: Array(bytes), count: bytes.count)
      names[name] = UnsafePointer(copy)
      return UnsafePointer(copy)
    }
  }
}

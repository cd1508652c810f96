// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

// Scripts are not run: every evaluation is an exception that says so, and its value is undefined.

open class JSVirtualMachine: NSObject, @unchecked Sendable {}

/// No `NSObject`, whose `init()` never fails on Linux: sources unwrap `JSContext()`.
open class JSContext: @unchecked Sendable {
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
  open var exception: JSValue!
  open var name: String!
  open var isInspectable = false
  public let virtualMachine: JSVirtualMachine!
  open var globalObject: JSValue! { JSValue(undefinedIn: self) }
  private var values: [String: JSValue] = [:]

  public convenience init!() { self.init(virtualMachine: JSVirtualMachine()) }
  public init!(virtualMachine: JSVirtualMachine!) { self.virtualMachine = virtualMachine }

  @discardableResult
  open func evaluateScript(_ script: String!) -> JSValue! {
    evaluateScript(script, withSourceURL: nil)
  }
  @discardableResult
  open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
    let message = JSValue(
      object: "Error: JavaScriptCore runs no scripts on this system", in: self)
    if let exceptionHandler { exceptionHandler(self, message) } else { exception = message }
    return JSValue(undefinedIn: self)
  }
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
    values[Self.name(of: key)] ?? JSValue(undefinedIn: self)
  }
  open func setObject(_ object: Any!, forKeyedSubscript key: Any!) {
    values[Self.name(of: key)] = JSValue(object: object, in: self)
  }
  private static func name(of key: Any?) -> String { key.map { "\($0)" } ?? "undefined" }
}

/// A value that a program gave to a context.
open class JSValue: NSObject, @unchecked Sendable {
  public private(set) weak var context: JSContext!
  private let object: Any?
  private let kind: Kind
  private enum Kind { case undefined, null, object }

  public init!(undefinedIn context: JSContext!) {
    (self.context, object, kind) = (context, nil, .undefined)
  }
  public init!(nullIn context: JSContext!) { (self.context, object, kind) = (context, nil, .null) }
  public init!(object: Any!, in context: JSContext!) {
    self.context = context
    self.object = object
    kind = object == nil ? .null : .object
  }
  public convenience init!(bool: Bool, in context: JSContext!) {
    self.init(object: bool, in: context)
  }
  public convenience init!(double: Double, in context: JSContext!) {
    self.init(object: double, in: context)
  }
  public convenience init!(int32: Int32, in context: JSContext!) {
    self.init(object: int32, in: context)
  }

  public convenience init!(uInt32 value: UInt32, in context: JSContext!) {
    self.init(object: value, in: context)
  }
  public convenience init!(newObjectIn context: JSContext!) {
    self.init(object: [AnyHashable: Any](), in: context)
  }
  public convenience init!(newArrayIn context: JSContext!) {
    self.init(object: [Any](), in: context)
  }

  open var isUndefined: Bool { kind == .undefined }
  open var isNull: Bool { kind == .null }
  open var isString: Bool { object is String }
  open var isBoolean: Bool { object is Bool }
  open var isNumber: Bool { object is any Numeric }
  open var isDate: Bool { object is Date }
  open var isArray: Bool { object is [Any] }
  open var isObject: Bool { object is [AnyHashable: Any] }
  open func toObject() -> Any! { object }
  open func toString() -> String! {
    switch kind {
    case .undefined: "undefined"
    case .null: "null"
    case .object: object.map { "\($0)" }
    }
  }
  open func toBool() -> Bool {
    object as? Bool ?? (object as? String).map { !$0.isEmpty } ?? false
  }
  open func toDouble() -> Double { toString().flatMap(Double.init) ?? .nan }
  open func toInt32() -> Int32 { Int32(exactly: toDouble().rounded(.towardZero)) ?? 0 }
  open func toUInt32() -> UInt32 { UInt32(exactly: toDouble().rounded(.towardZero)) ?? 0 }
  open func toDate() -> Date! { object as? Date }
  open func toNumber() -> NSNumber! { NSNumber(value: toDouble()) }
  open func toArray() -> [Any]! { object as? [Any] }
  open func toDictionary() -> [AnyHashable: Any]! { object as? [AnyHashable: Any] }
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { JSValue(undefinedIn: context) }
  open func objectAtIndexedSubscript(_ index: Int) -> JSValue! { JSValue(undefinedIn: context) }
  open func setObject(_ object: Any!, forKeyedSubscript key: Any!) {}
  open func forProperty(_ property: Any!) -> JSValue! { JSValue(undefinedIn: context) }
  open func setValue(_ value: Any!, forProperty property: Any!) {}
  open func hasProperty(_ property: Any!) -> Bool { false }
  /// Calls nothing: the value is not a function.
  @discardableResult
  open func call(withArguments arguments: [Any]!) -> JSValue! {
    context?.evaluateScript(nil)
  }
  /// Creates nothing: the value is not a constructor.
  @discardableResult
  open func construct(withArguments arguments: [Any]!) -> JSValue! {
    context?.evaluateScript(nil)
  }
  @discardableResult
  open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
    context?.evaluateScript(nil)
  }
  open override var description: String { toString() ?? "" }
}
public protocol JSExport {}

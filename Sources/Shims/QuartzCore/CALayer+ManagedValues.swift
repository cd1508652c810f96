import CoreGraphics
import Foundation
import ObjectiveCNames
import SystemIntegration

// The accessors that `snap` writes for an `@NSManaged` property of a layer, which Core Animation
// animates by its name.

nonisolated(unsafe) private var valuesKey: UInt8 = 0

extension CALayer {
  /// Returns the value of a property; the default one, zero or nil if it was never set.
  public func _managedValue<Value>(_ key: String) -> Value {
    let values = objc_getAssociatedObject(self, &valuesKey) as? [String: Any]
    if let value = values?[key] as? Value { return value }
    if let value = Self.defaultValue(forKey: key) as? Value { return value }
    if let type = Value.self as? any ExpressibleByNilLiteral.Type,
      let value = type.init(nilLiteral: ()) as? Value
    {
      return value
    }
    if let value = Self.zero(of: Value.self) as? Value { return value }
    fatalError("\(type(of: self)).\(key) has no value")
  }

  /// Sets the value of a property, and draws the layer again if the property asks for that.
  public func _setManagedValue<Value>(_ value: Value, _ key: String) {
    var values = objc_getAssociatedObject(self, &valuesKey) as? [String: Any] ?? [:]
    values[key] = value
    objc_setAssociatedObject(self, &valuesKey, values, .OBJC_ASSOCIATION_RETAIN)
    if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
  }

  private static func zero(of type: Any.Type) -> Any? {
    func zero<Number: AdditiveArithmetic>(_ type: Number.Type) -> Any { Number.zero }
    if let type = type as? any AdditiveArithmetic.Type { return zero(type) }
    return switch type {
    case is Bool.Type: false
    case is String.Type: ""
    case is CGPoint.Type: CGPoint.zero
    case is CGSize.Type: CGSize.zero
    case is CGRect.Type: CGRect.zero
    default: nil
    }
  }
}

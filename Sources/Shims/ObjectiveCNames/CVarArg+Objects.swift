import Foundation

// Formats take objects as arguments, and values that Apple's compiler converts to objects.

extension NSObject: @retroactive CVarArg {
  /// The address of the object.
  public var _cVarArgEncoding: [Int] {
    Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())._cVarArgEncoding
  }
}

extension Date: @retroactive CVarArg {
  /// The seconds since 2001.
  public var _cVarArgEncoding: [Int] { timeIntervalSinceReferenceDate._cVarArgEncoding }
}

extension UUID: @retroactive CVarArg {
  /// A zero: only formats of predicates use the value.
  public var _cVarArgEncoding: [Int] { 0._cVarArgEncoding }
}

extension URL: @retroactive CVarArg {
  /// A zero: only formats of predicates use the value.
  public var _cVarArgEncoding: [Int] { 0._cVarArgEncoding }
}

extension Data: @retroactive CVarArg {
  /// A zero: only formats of predicates use the value.
  public var _cVarArgEncoding: [Int] { 0._cVarArgEncoding }
}

extension Array: @retroactive CVarArg {
  /// A zero: only formats of predicates use the value.
  public var _cVarArgEncoding: [Int] { 0._cVarArgEncoding }
}

extension Set: @retroactive CVarArg {
  /// A zero: only formats of predicates use the value.
  public var _cVarArgEncoding: [Int] { 0._cVarArgEncoding }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Core Foundation's functions for texts, arrays, dictionaries and numbers, whose values are objects.

/// Returns the length in units of UTF-16.
public func CFStringGetLength(_ text: CFString!) -> CFIndex { text.length }
public func CFArrayGetCount(_ array: CFArray!) -> CFIndex { array.count }
public func CFDictionaryGetCount(_ dictionary: CFDictionary?) -> CFIndex {
  dictionary?.count ?? 0
}
public func CFDictionaryContainsKey(
  _ dictionary: CFDictionary?, _ key: UnsafeRawPointer?
) -> Bool { value(of: dictionary, key) != nil }
public func CFDictionaryGetValue(
  _ dictionary: CFDictionary?, _ key: UnsafeRawPointer?
) -> UnsafeRawPointer? {
  value(of: dictionary, key).map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
}
public func CFDictionaryGetValueIfPresent(
  _ dictionary: CFDictionary?, _ key: UnsafeRawPointer?,
  _ value: UnsafeMutablePointer<UnsafeRawPointer?>?
) -> Bool {
  guard let found = CFDictionaryGetValue(dictionary, key) else { return false }
  value?.pointee = found
  return true
}

/// Objects that were made for a caller's pointers; a value of Swift has none of its own.
private nonisolated(unsafe) var made: [NSObject] = []
private let lock = NSLock()

private func value(of dictionary: CFDictionary?, _ key: UnsafeRawPointer?) -> NSObject? {
  guard let dictionary, let key else { return nil }
  let object = Unmanaged<NSObject>.fromOpaque(key).takeUnretainedValue()
  guard let value = dictionary.object(forKey: object) as? NSObject else { return nil }
  lock.withLock { made.append(value) }
  return value
}

public enum CFNumberType: CFIndex, Sendable {
  case sInt8Type = 1
  case sInt16Type, sInt32Type, sInt64Type, float32Type, float64Type, charType, shortType, intType
  case longType, longLongType, floatType, doubleType, cfIndexType, nsIntegerType, cgFloatType
}
public func CFNumberGetType(_ number: CFNumber) -> CFNumberType {
  switch String(cString: number.objCType) {
  case "c", "C", "B": .charType
  case "s", "S": .shortType
  case "i", "I": .intType
  case "f": .floatType
  case "d": .doubleType
  default: .longLongType
  }
}
public func CFNumberIsFloatType(_ number: CFNumber) -> Bool {
  [.floatType, .doubleType].contains(CFNumberGetType(number))
}

// The libraries of the process; the functions of Apple's loader name none.

public func _dyld_image_count() -> UInt32 { 0 }
public func _dyld_get_image_name(_ index: UInt32) -> UnsafePointer<CChar>? { nil }
public func _dyld_get_image_header(_ index: UInt32) -> UnsafeRawPointer? { nil }

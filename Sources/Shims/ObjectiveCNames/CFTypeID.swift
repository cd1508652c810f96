// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Identifiers of types, which are compared with each other and have no other meaning.

private let classes: [AnyClass] = [
  NSString.self, NSNumber.self, NSArray.self, NSDictionary.self, NSSet.self, NSData.self,
  NSDate.self, NSNull.self, NSURL.self, NSUUID.self, NSError.self, NSAttributedString.self,
]
private let boolean = CFTypeID(classes.count + 1)

/// Returns the identifier of the type of an object; 0 for another type than those below.
public func CFGetTypeID(_ object: CFTypeRef?) -> CFTypeID {
  // An eight-bit integer has the type of a Boolean value.
  if let number = object as? NSNumber, String(cString: number.objCType) == "c" { return boolean }
  guard let object = object as? NSObject else { return 0 }
  return classes.firstIndex { object.isKind(of: $0) }.map { CFTypeID($0 + 1) } ?? 0
}

private func identifier(of type: AnyClass) -> CFTypeID {
  classes.firstIndex { $0 == type }.map { CFTypeID($0 + 1) } ?? 0
}

public func CFBooleanGetTypeID() -> CFTypeID { boolean }
public func CFStringGetTypeID() -> CFTypeID { identifier(of: NSString.self) }
public func CFNumberGetTypeID() -> CFTypeID { identifier(of: NSNumber.self) }
public func CFArrayGetTypeID() -> CFTypeID { identifier(of: NSArray.self) }
public func CFDictionaryGetTypeID() -> CFTypeID { identifier(of: NSDictionary.self) }
public func CFSetGetTypeID() -> CFTypeID { identifier(of: NSSet.self) }
public func CFDataGetTypeID() -> CFTypeID { identifier(of: NSData.self) }
public func CFDateGetTypeID() -> CFTypeID { identifier(of: NSDate.self) }
public func CFNullGetTypeID() -> CFTypeID { identifier(of: NSNull.self) }
public func CFURLGetTypeID() -> CFTypeID { identifier(of: NSURL.self) }
public func CFUUIDGetTypeID() -> CFTypeID { identifier(of: NSUUID.self) }
public func CFErrorGetTypeID() -> CFTypeID { identifier(of: NSError.self) }
public func CFAttributedStringGetTypeID() -> CFTypeID { identifier(of: NSAttributedString.self) }

import Foundation

/// A list whose objects a loop of Objective-C can visit.
public protocol NSFastEnumeration {}
extension NSArray: NSFastEnumeration {}
extension NSSet: NSFastEnumeration {}
extension NSDictionary: NSFastEnumeration {}
extension NSOrderedSet: NSFastEnumeration {}
extension NSEnumerator: NSFastEnumeration {}

// The lists of Swift become objects on Apple's systems.
extension Array: NSFastEnumeration {}
extension Set: NSFastEnumeration {}

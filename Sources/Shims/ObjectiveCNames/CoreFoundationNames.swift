// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

// A type of Core Foundation is the type of Foundation to which Apple's systems bridge it.

/// A text.
public typealias CFString = NSString
/// A text with attributes.
public typealias CFAttributedString = NSAttributedString
/// A mutable text with attributes.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// A URL.
public typealias CFURL = NSURL
/// Bytes.
public typealias CFData = NSData
/// A dictionary.
public typealias CFDictionary = NSDictionary
/// A mutable dictionary.
public typealias CFMutableDictionary = NSMutableDictionary
/// An array.
public typealias CFArray = NSArray
/// A number.
public typealias CFNumber = NSNumber
/// A Boolean value.
public typealias CFBoolean = NSNumber
/// A point in time.
public typealias CFDate = NSDate
/// An error.
public typealias CFError = NSError
/// Any object.
public typealias CFTypeRef = AnyObject
/// A number of items, or the index of one.
public typealias CFIndex = Int
/// The identifier of a type.
public typealias CFTypeID = UInt
/// Seconds since the first of January 2001.
public typealias CFAbsoluteTime = Double
/// The seconds from 1970 to the start of 2001, the reference date.
public let kCFAbsoluteTimeIntervalSince1970: Double = 978_307_200
/// The seconds from 1904 to the start of 2001, the reference date.
public let kCFAbsoluteTimeIntervalSince1904: Double = 3_061_152_000
/// Bits that choose options.
public typealias CFOptionFlags = UInt
/// A number of seconds.
public typealias CFTimeInterval = Double

/// The result of a function.
public typealias OSStatus = Int32
/// The result of a successful function.
public let noErr: OSStatus = 0
/// Four characters as a number.
public typealias FourCharCode = UInt32
/// Four characters that name a type.
public typealias OSType = FourCharCode

/// A UUID.
public typealias CFUUID = NSUUID
/// An allocator of objects; it has no effect.
public typealias CFAllocator = NSObject

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The default allocator.
nonisolated(unsafe) public let kCFAllocatorDefault: CFAllocator! = nil

/// Returns the number of references to an object.
public func CFGetRetainCount(_ cf: CFTypeRef?) -> CFIndex {
  cf.map { Int(_getRetainCount($0)) } ?? 0
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Returns a random UUID.
public func CFUUIDCreate(_ allocator: CFAllocator?) -> CFUUID! { NSUUID() }

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Returns the text of a UUID.
public func CFUUIDCreateString(_ allocator: CFAllocator?, _ identifier: CFUUID?) -> CFString! {
  identifier.map { $0.uuidString as NSString }
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// True.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// False.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// The absence of a value in a collection.
public typealias CFNull = NSNull
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The absence of a value in a collection.
public let kCFNull: CFNull! = NSNull()

/// Returns the description of an error.
public func CFErrorCopyDescription(_ error: CFError!) -> CFString! {
  error.localizedDescription as NSString
}

/// Returns the code of an error.
public func CFErrorGetCode(_ error: CFError) -> CFIndex { error.code }

/// Returns the domain of an error.
public func CFErrorGetDomain(_ error: CFError) -> CFString? { error.domain as NSString }

/// Returns the current time, in seconds since the first of January 2001.
///
/// A source that imports CoreFoundation calls that module's own function, which reads the same
/// clock.
@_disfavoredOverload
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// Data that can be changed.
public typealias CFMutableData = NSMutableData

/// Returns empty data that can be changed.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! {
  NSMutableData()
}

/// The key of a bundle's identifier.
public nonisolated(unsafe) let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of a bundle's name.
public nonisolated(unsafe) let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of a bundle's build number.
public nonisolated(unsafe) let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of a bundle's executable.
public nonisolated(unsafe) let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"

/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// The microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// The milliseconds of a second.
public let MSEC_PER_SEC: UInt64 = 1000

/// A range of indices.
public struct CFRange: Hashable, Sendable {
  /// The first index.
  public var location: CFIndex
  /// The number of indices.
  public var length: CFIndex
  /// Creates a range.
  public init(location: CFIndex = 0, length: CFIndex = 0) {
    (self.location, self.length) = (location, length)
  }
}
/// Creates a range of indices.
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
  CFRange(location: location, length: length)
}

// Apple imports the parameters of these functions as implicitly unwrapped.

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.length }
/// Returns the address of the bytes, which are valid as long as the data.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  theData.bytes.assumingMemoryBound(to: UInt8.self)
}
/// Returns the address of bytes that can be changed, which are valid until the length changes.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
  theData.mutableBytes.assumingMemoryBound(to: UInt8.self)
}
/// Changes the number of bytes; new ones are 0.
public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) {
  theData.length = max(0, length)
}
/// Appends bytes.
public func CFDataAppendBytes(
  _ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex
) {
  if length > 0 { theData.append(bytes, length: length) }
}

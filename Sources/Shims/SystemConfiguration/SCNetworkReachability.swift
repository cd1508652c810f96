@_exported import Foundation
@_exported import ObjectiveCNames

/// The reachability of a host.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  /// One bit for each fact.
  public let rawValue: UInt32
  /// Creates a set of facts from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The host is reached over a connection that lasts a while.
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
  /// The host can be reached.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
  /// A connection must be made first.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
  /// Traffic makes the connection.
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
  /// Traffic makes the connection.
  public static let connectionAutomatic = connectionOnTraffic
  /// The user makes the connection.
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
  /// A request makes the connection.
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
  /// The address is of this device.
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  /// No gateway is passed.
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  /// The host is reached over the cellular network.
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}

/// The way to a host, which is always open, over a wireless network.
public final class SCNetworkReachability: NSObject, Sendable {}

/// The function that is told about a change; nothing changes.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// Returns the way to the host with a name.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
  SCNetworkReachability()
}

/// Returns the way to an address.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
  SCNetworkReachability()
}

/// Writes that the host can be reached.
@discardableResult
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = .reachable
  return true
}

/// The settings of a function that is told about changes.
public struct SCNetworkReachabilityContext {
  /// The version of the structure: 0.
  public var version: CFIndex
  /// A value that the function receives.
  public var info: UnsafeMutableRawPointer?
  /// Keeps the value; it is not called.
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  /// Releases the value; it is not called.
  public var release: ((UnsafeRawPointer) -> Void)?
  /// Describes the value; it is not called.
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
  /// Creates the settings.
  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?,
    retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?, release: ((UnsafeRawPointer) -> Void)?,
    copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
  ) {
    (self.version, self.info, self.retain) = (version, info, retain)
    (self.release, self.copyDescription) = (release, copyDescription)
  }
}

/// Accepts a function for changes, of which there are none.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }

/// Accepts the queue of that function.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool { true }

/// Does nothing and returns true, since the reachability does not change.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop?, _ runLoopMode: CFString
) -> Bool { true }

/// Does nothing and returns true.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop?, _ runLoopMode: CFString
) -> Bool { true }

/// Returns the way from an address to another one.
public func SCNetworkReachabilityCreateWithAddressPair(
  _ allocator: CFAllocator?, _ localAddress: UnsafePointer<sockaddr>?,
  _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? {
  SCNetworkReachability()
}

/// Returns the number of the last error: none.
public func SCError() -> Int32 { 0 }
/// Returns a sentence about an error.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
  UnsafePointer(strerror(status))
}

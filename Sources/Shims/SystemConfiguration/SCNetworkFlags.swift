// The older names of the flags of `SCNetworkReachabilityFlags`.

/// The bit of a connection that lasts a while.
public let kSCNetworkFlagsTransientConnection = 1
/// The bit of a host that can be reached.
public let kSCNetworkFlagsReachable = 2
/// The bit of a connection that must be made first.
public let kSCNetworkFlagsConnectionRequired = 4
/// The bit of a connection that traffic makes.
public let kSCNetworkFlagsConnectionAutomatic = 8
/// The bit of a connection that the user makes.
public let kSCNetworkFlagsInterventionRequired = 16
/// The bit of an address of this device.
public let kSCNetworkFlagsIsLocalAddress = 1 << 16
/// The bit of a way without a gateway.
public let kSCNetworkFlagsIsDirect = 1 << 17

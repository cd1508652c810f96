import Foundation

// Constants that C's headers of Linux declare in enumerations, of another type than the parameters
// that take them. On Darwin they are integers of 32 bits. Without a context that says the type,
// those of Linux are used.

/// A mutex that its thread may lock once only.
@_disfavoredOverload
public let PTHREAD_MUTEX_NORMAL = Int32(Foundation.PTHREAD_MUTEX_NORMAL)
/// A mutex that reports an error where its thread locks it again.
@_disfavoredOverload
public let PTHREAD_MUTEX_ERRORCHECK = Int32(Foundation.PTHREAD_MUTEX_ERRORCHECK)
/// A mutex that its thread may lock several times.
@_disfavoredOverload
public let PTHREAD_MUTEX_RECURSIVE = Int32(Foundation.PTHREAD_MUTEX_RECURSIVE)
/// The usual mutex.
@_disfavoredOverload
public let PTHREAD_MUTEX_DEFAULT = Int32(Foundation.PTHREAD_MUTEX_DEFAULT)
/// The lock of one process.
@_disfavoredOverload
public let PTHREAD_PROCESS_PRIVATE = Int32(Foundation.PTHREAD_PROCESS_PRIVATE)
/// The lock of several processes.
@_disfavoredOverload
public let PTHREAD_PROCESS_SHARED = Int32(Foundation.PTHREAD_PROCESS_SHARED)
/// A thread that can be joined.
@_disfavoredOverload
public let PTHREAD_CREATE_JOINABLE = Int32(Foundation.PTHREAD_CREATE_JOINABLE)
/// A thread that cannot be joined.
@_disfavoredOverload
public let PTHREAD_CREATE_DETACHED = Int32(Foundation.PTHREAD_CREATE_DETACHED)

/// A socket of a stream.
@_disfavoredOverload
public let SOCK_STREAM = Int32(Foundation.SOCK_STREAM.rawValue)
/// A socket of datagrams.
@_disfavoredOverload
public let SOCK_DGRAM = Int32(Foundation.SOCK_DGRAM.rawValue)
/// A socket of the network's packets.
@_disfavoredOverload
public let SOCK_RAW = Int32(Foundation.SOCK_RAW.rawValue)
/// The protocol of streams.
@_disfavoredOverload
public let IPPROTO_TCP = Int32(Foundation.IPPROTO_TCP)
/// The protocol of datagrams.
@_disfavoredOverload
public let IPPROTO_UDP = Int32(Foundation.IPPROTO_UDP)
/// Reads end.
@_disfavoredOverload
public let SHUT_RD = Int32(Foundation.SHUT_RD)
/// Writes end.
@_disfavoredOverload
public let SHUT_WR = Int32(Foundation.SHUT_WR)
/// Reads and writes end.
@_disfavoredOverload
public let SHUT_RDWR = Int32(Foundation.SHUT_RDWR)

import Foundation

// On Apple's systems an address of a socket stores its length. Linux has no such field, so the
// length is computed, and setting it has no effect.

extension sockaddr {
  /// The size of the address in bytes.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<Self>.size) }
    set {}
  }
}

extension sockaddr_in {
  /// The size of the address in bytes.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<Self>.size) }
    set {}
  }
}

extension sockaddr_in6 {
  /// The size of the address in bytes.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<Self>.size) }
    set {}
  }
}

extension sockaddr_un {
  /// The size of the address in bytes.
  public var sun_len: UInt8 {
    get { UInt8(MemoryLayout<Self>.size) }
    set {}
  }
}

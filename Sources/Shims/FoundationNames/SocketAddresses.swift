import Foundation

// On Apple's systems an address of a socket stores its length. Linux has no such field, so the
// length is computed, and setting it has no effect, also in the initializers of all fields.

extension sockaddr {
  /// The size of the address in bytes.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<Self>.size) }
    set {}
  }
}

extension sockaddr {
  /// Creates an address from its fields.
  public init(
    sa_len: UInt8, sa_family: sa_family_t,
    sa_data: (
      CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
      CChar
    )
  ) {
    self.init(sa_family: sa_family, sa_data: sa_data)
  }
}

extension sockaddr_in {
  /// Creates an address from its fields.
  public init(
    sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
    sin_zero: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar)
  ) {
    self.init()
    self.sin_family = sin_family
    self.sin_port = sin_port
    self.sin_addr = sin_addr
  }
  /// The size of the address in bytes.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<Self>.size) }
    set {}
  }
}

extension sockaddr_in6 {
  /// Creates an address from its fields.
  public init(
    sin6_len: UInt8, sin6_family: sa_family_t, sin6_port: in_port_t, sin6_flowinfo: UInt32,
    sin6_addr: in6_addr, sin6_scope_id: UInt32
  ) {
    self.init(
      sin6_family: sin6_family, sin6_port: sin6_port, sin6_flowinfo: sin6_flowinfo,
      sin6_addr: sin6_addr, sin6_scope_id: sin6_scope_id)
  }
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

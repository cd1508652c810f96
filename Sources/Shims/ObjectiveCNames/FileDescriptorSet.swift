import Foundation

extension fd_set {
  /// The bits of the set, as Darwin groups them.
  public typealias Bits = (
    Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32,
    Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32,
    Int32, Int32, Int32, Int32, Int32, Int32
  )

  /// The bits of the descriptors, the lowest first.
  public var fds_bits: Bits {
    get { unsafeBitCast(__fds_bits, to: Bits.self) }
    set { withUnsafeMutableBytes(of: &self) { $0.storeBytes(of: newValue, as: Bits.self) } }
  }
}

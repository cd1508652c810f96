/// The FNV-1a hash of bytes, which is the same in every process.
package struct StableHash {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  package mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// The hash as a hexadecimal number.
  package var text: String { String(value, radix: 16) }
}

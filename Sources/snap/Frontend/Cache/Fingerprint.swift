import Foundation

/// A hash of 128 bits that is stable across runs; it detects damage, but not forgery.
struct Fingerprint {
  /// The FNV-1a hash of words of eight bytes, and a multiplicative hash of the same words; both
  /// together make collisions improbable.
  private var halves: (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x8422_2325_cbf2_9ce4)

  init() {}

  init(of data: Data) {
    combine(data)
  }

  /// The hash as 32 hexadecimal digits.
  var text: String {
    [halves.0, halves.1].map {
      let digits = String($0, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  mutating func combine(_ data: Data) {
    // The loop reads words of raw memory, since `Data` takes ten times as long in a debug build.
    data.withUnsafeBytes { bytes in
      var offset = 0
      while offset + 8 <= bytes.count {
        add(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      while offset < bytes.count {
        add(UInt64(bytes[offset]))
        offset += 1
      }
    }
    // The length distinguishes "ab", "c" from "a", "bc".
    add(UInt64(data.count))
  }

  private mutating func add(_ word: UInt64) {
    halves.0 = (halves.0 ^ word) &* 0x100_0000_01b3
    halves.1 = (halves.1 ^ word) &* 0x9e37_79b9_7f4a_7c15
    halves.1 ^= halves.1 >> 29
  }
}

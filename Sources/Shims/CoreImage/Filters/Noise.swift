import Foundation

/// Numbers that look random and depend only on their place.
enum Noise {
  /// Returns a number in 0..<1 for a cell and a kind.
  static func value(_ x: Int, _ y: Int, _ kind: Int) -> Float {
    var bits = UInt64(bitPattern: Int64(x &* 73_856_093 ^ y &* 19_349_663 ^ kind &* 83_492_791))
    bits ^= bits >> 33
    bits = bits &* 0xff51_afd7_ed55_8ccd
    bits ^= bits >> 33
    return Float(bits >> 40) / Float(1 << 24)
  }
}

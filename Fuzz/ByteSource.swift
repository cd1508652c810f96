/// Reads choices and numbers from the bytes of a fuzzer, followed by infinitely many zeros.
struct ByteSource {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { offset >= bytes.count }

  mutating func byte() -> UInt8 {
    guard !isAtEnd else { return 0 }
    offset += 1
    return bytes[offset - 1]
  }

  mutating func bool() -> Bool { byte() & 1 == 1 }

  mutating func choice<Value>(_ values: [Value]) -> Value {
    values[Int(byte()) % values.count]
  }

  /// Reads a number: mostly an ordinary one, otherwise a special value or a random bit pattern,
  /// depending on the first byte.
  mutating func number() -> Double {
    let kind = byte()
    switch kind {
    case ..<192: return Double(kind) / 2 - 32
    case ..<240: return oddNumbers[Int(kind - 192) % oddNumbers.count]
    default:
      let bits = (0..<4).reduce(UInt32(0)) { bits, _ in bits << 8 | UInt32(byte()) }
      return Double(Float(bitPattern: bits))
    }
  }

  /// Reads the next bytes, at most `count`.
  mutating func bytes(_ count: Int) -> [UInt8] {
    let end = min(bytes.count, offset + count)
    defer { offset = end }
    return Array(bytes[offset..<end])
  }

  mutating func rest() -> [UInt8] { bytes(bytes.count) }
}

private let oddNumbers: [Double] = [
  .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, -0.0,
  .leastNonzeroMagnitude, .leastNormalMagnitude, 1e-300, 1e-30, 1e-9, 1e-4, 1.0 / 3, 0.1, 100, 255,
  256, 1000, 4096, 10_000, 32_767, 32_768, 65_536, 1e6, 8_388_608, 1e9, 2_147_483_647,
  2_147_483_648, -2_147_483_649, 4_294_967_296, 1e12, 9_007_199_254_740_992, 1e18,
  9_223_372_036_854_775_808, -9_223_372_036_854_775_808, 1.8e19, -1e19, 1e30, -1e30, 3.4e38, 1e39,
  1e100, 1e154, -1e154, 1e300, -1e300, 1e-154, -1e-4,
]

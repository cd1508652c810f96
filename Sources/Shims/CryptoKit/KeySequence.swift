import Synchronization

/// A fixed sequence of bytes, used in place of random bytes.
enum KeySequence {
  private static let count = Mutex<UInt64>(0)

  static func next(count length: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < length {
      let number = count.withLock { count in
        count += 1
        return count
      }
      bytes += SHA256.hash(data: (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
    }
    return Array(bytes.prefix(length))
  }

  /// Returns the first key that 32 bytes of the sequence make; some bytes are no key of a curve.
  static func key<Key>(_ make: ([UInt8]) throws -> Key) -> Key {
    while true {
      if let key = try? make(next(count: 32)) { return key }
    }
  }
}

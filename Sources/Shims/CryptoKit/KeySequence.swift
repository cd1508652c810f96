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
}

import Drawing

extension Pixmap {
  /// The alpha values of a row.
  package func alphas(y: Int) -> [Int] { (0..<width).map { Int(bytes[(y * width + $0) * 4 + 3]) } }

  /// The alpha values of a column.
  package func alphas(x: Int) -> [Int] { (0..<height).map { Int(bytes[($0 * width + x) * 4 + 3]) } }

  /// The sum of all alpha values, in fully covered pixels.
  package var coveredArea: Double {
    var sum = 0
    for index in stride(from: 3, to: bytes.count, by: 4) { sum += Int(bytes[index]) }
    return Double(sum) / 255
  }

  /// The amount of black on a white background, in pixels.
  package var inkedArea: Double {
    var sum = 0
    for index in stride(from: 0, to: bytes.count, by: 4) { sum += 255 - Int(bytes[index]) }
    return Double(sum) / 255
  }

  /// An FNV-1a hash of the bytes.
  package var fingerprint: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}

import Foundation

extension Data {
  /// The bytes of pairs of hexadecimal digits.
  init(hex: String) {
    let digits = Array(hex)
    self = Data(
      stride(from: 0, to: digits.count, by: 2).compactMap {
        UInt8(String(digits[$0...$0 + 1]), radix: 16)
      })
  }
}

/// Returns the bytes as hexadecimal digits.
func hex(_ bytes: some Sequence<UInt8>) -> String {
  bytes.map { String(format: "%02x", $0) }.joined()
}

import Foundation

/// The number of bits of a key.
public struct SymmetricKeySize: Sendable {
  /// The number of bits.
  public let bitCount: Int
  /// 128 bits.
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  /// 192 bits.
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  /// 256 bits.
  public static let bits256 = SymmetricKeySize(bitCount: 256)
  /// Creates a size; keys are made of whole bytes, rounded down.
  public init(bitCount: Int) { self.bitCount = max(bitCount, 0) }
}

/// A key for ciphers and authentication codes.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]

  /// Creates a key from bytes.
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }

  /// Creates the next key of a fixed sequence, so that pictures are reproducible.
  public init(size: SymmetricKeySize) { bytes = KeySequence.next(count: size.bitCount / 8) }

  /// The number of bits.
  public var bitCount: Int { bytes.count * 8 }

  /// Calls a closure with the bytes.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
}

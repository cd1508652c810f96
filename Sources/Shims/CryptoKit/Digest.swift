@_exported import Foundation

/// The result of a hash function.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sendable, Sequence
where Element == UInt8 {
  /// The number of bytes.
  static var byteCount: Int { get }
}

extension Digest {
  /// Returns whether data has the bytes of the digest.
  public static func == <D: DataProtocol>(digest: Self, data: D) -> Bool {
    digest.elementsEqual(data)
  }
}

/// A digest that stores its bytes in an array.
///
/// Other modules call the members of its extension through its conformances, so these need symbols.
package protocol DigestBytes: Digest where Iterator == IndexingIterator<[UInt8]> {
  static var name: String { get }
  var bytes: [UInt8] { get }
  init(bytes: [UInt8])
}

extension DigestBytes {
  /// Returns an iterator over the bytes.
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

  /// Calls a closure with the bytes.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }

  /// The name of the function and the bytes, as hexadecimal digits.
  public var description: String { "\(Self.name) digest: \(hexadecimal(bytes))" }
}

func hexadecimal(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

/// The result of `SHA256`.
public struct SHA256Digest: DigestBytes {
  /// The number of bytes: 32.
  public static var byteCount: Int { 32 }
  package static let name = "SHA256"
  package let bytes: [UInt8]
  package init(bytes: [UInt8]) { self.bytes = bytes }
}

/// The result of `SHA384`.
public struct SHA384Digest: DigestBytes {
  /// The number of bytes: 48.
  public static var byteCount: Int { 48 }
  package static let name = "SHA384"
  package let bytes: [UInt8]
  package init(bytes: [UInt8]) { self.bytes = bytes }
}

/// The result of `SHA512`.
public struct SHA512Digest: DigestBytes {
  /// The number of bytes: 64.
  public static var byteCount: Int { 64 }
  package static let name = "SHA512"
  package let bytes: [UInt8]
  package init(bytes: [UInt8]) { self.bytes = bytes }
}

extension Insecure {
  /// The result of `Insecure.MD5`.
  public struct MD5Digest: DigestBytes {
    /// The number of bytes: 16.
    public static var byteCount: Int { 16 }
    package static let name = "MD5"
    package let bytes: [UInt8]
    package init(bytes: [UInt8]) { self.bytes = bytes }
  }

  /// The result of `Insecure.SHA1`.
  public struct SHA1Digest: DigestBytes {
    /// The number of bytes: 20.
    public static var byteCount: Int { 20 }
    package static let name = "SHA1"
    package let bytes: [UInt8]
    package init(bytes: [UInt8]) { self.bytes = bytes }
  }
}

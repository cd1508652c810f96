internal import COpenSSL
import Foundation

/// A function from data of any length to a digest.
public protocol HashFunction: Sendable {
  /// The type of the result.
  associatedtype Digest: CryptoKit.Digest
  /// The number of bytes that are processed at a time.
  static var blockByteCount: Int { get }
  /// Creates a function without data.
  init()
  /// Adds data.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// Returns the digest of the data so far.
  func finalize() -> Digest
}

extension HashFunction {
  /// Returns the digest of data.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Adds data.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }
}

extension HashFunction {
  /// The number of bytes of a digest.
  public static var byteCount: Int { Digest.byteCount }
}

/// A hash function of OpenSSL.
package protocol OpenSSLHash: HashFunction where Digest: DigestBytes {
  static var algorithm: OpaquePointer { get }
  var state: HashState { get set }
}

extension OpenSSLHash {
  /// Adds data.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    if !isKnownUniquelyReferenced(&state) { state = HashState(copying: state) }
    state.update(bufferPointer)
  }

  /// Returns the digest of the data so far.
  public func finalize() -> Digest {
    Digest(bytes: HashState(copying: state).end(count: Digest.byteCount))
  }
}

/// The state of a hash function; it is copied before a change if it is shared.
package final class HashState: @unchecked Sendable {
  private let context = EVP_MD_CTX_new()

  init(_ algorithm: OpaquePointer) { EVP_DigestInit_ex(context, algorithm, nil) }

  init(copying other: HashState) { EVP_MD_CTX_copy_ex(context, other.context) }

  deinit { EVP_MD_CTX_free(context) }

  func update(_ bytes: UnsafeRawBufferPointer) {
    EVP_DigestUpdate(context, bytes.baseAddress, bytes.count)
  }

  func end(count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    EVP_DigestFinal_ex(context, &bytes, nil)
    return bytes
  }
}

/// SHA-2 with 256 bits.
public struct SHA256: OpenSSLHash {
  /// The type of the result.
  public typealias Digest = SHA256Digest
  /// The number of bytes: 64.
  public static var blockByteCount: Int { 64 }
  package static var algorithm: OpaquePointer { EVP_sha256() }
  package var state = HashState(algorithm)
  /// Creates a function without data.
  public init() {}
}

/// SHA-2 with 384 bits.
public struct SHA384: OpenSSLHash {
  /// The type of the result.
  public typealias Digest = SHA384Digest
  /// The number of bytes: 128.
  public static var blockByteCount: Int { 128 }
  package static var algorithm: OpaquePointer { EVP_sha384() }
  package var state = HashState(algorithm)
  /// Creates a function without data.
  public init() {}
}

/// SHA-2 with 512 bits.
public struct SHA512: OpenSSLHash {
  /// The type of the result.
  public typealias Digest = SHA512Digest
  /// The number of bytes: 128.
  public static var blockByteCount: Int { 128 }
  package static var algorithm: OpaquePointer { EVP_sha512() }
  package var state = HashState(algorithm)
  /// Creates a function without data.
  public init() {}
}

/// Functions that are insecure; use them only for formats that require them.
public enum Insecure {
  /// MD5.
  public struct MD5: OpenSSLHash {
    /// The type of the result.
    public typealias Digest = MD5Digest
    /// The number of bytes: 64.
    public static var blockByteCount: Int { 64 }
    package static var algorithm: OpaquePointer { EVP_md5() }
    package var state = HashState(algorithm)
    /// Creates a function without data.
    public init() {}
  }

  /// SHA-1.
  public struct SHA1: OpenSSLHash {
    /// The type of the result.
    public typealias Digest = SHA1Digest
    /// The number of bytes: 64.
    public static var blockByteCount: Int { 64 }
    package static var algorithm: OpaquePointer { EVP_sha1() }
    package var state = HashState(algorithm)
    /// Creates a function without data.
    public init() {}
  }
}

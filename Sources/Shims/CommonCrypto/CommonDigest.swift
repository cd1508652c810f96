internal import COpenSSL
@_exported import Foundation

// The functions of OpenSSL under the names of CommonCrypto.

/// The type of a length.
public typealias CC_LONG = UInt32

/// The length of a digest of MD5, in bytes.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The length of a digest of SHA-1, in bytes.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The length of a digest of SHA-224, in bytes.
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
/// The length of a digest of SHA-256, in bytes.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The length of a digest of SHA-384, in bytes.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The length of a digest of SHA-512, in bytes.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

/// Writes the MD5 digest of bytes and returns its place.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  digest(EVP_md5(), data, len, md)
}

/// Writes the SHA-1 digest of bytes and returns its place.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  digest(EVP_sha1(), data, len, md)
}

/// Writes the SHA-224 digest of bytes and returns its place.
@discardableResult
public func CC_SHA224(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  digest(EVP_sha224(), data, len, md)
}

/// Writes the SHA-256 digest of bytes and returns its place.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  digest(EVP_sha256(), data, len, md)
}

/// Writes the SHA-384 digest of bytes and returns its place.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  digest(EVP_sha384(), data, len, md)
}

/// Writes the SHA-512 digest of bytes and returns its place.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  digest(EVP_sha512(), data, len, md)
}

private func digest(
  _ algorithm: OpaquePointer?, _ data: UnsafeRawPointer?, _ length: CC_LONG,
  _ result: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  guard let result, data != nil || length == 0,
    EVP_Digest(data, Int(length), result, nil, algorithm, nil) == 1
  else { return nil }
  return result
}

/// The algorithm of a digest in `CCHmac`.
public typealias CCHmacAlgorithm = UInt32

/// HMAC with SHA-1.
public let kCCHmacAlgSHA1 = 0
/// HMAC with MD5.
public let kCCHmacAlgMD5 = 1
/// HMAC with SHA-256.
public let kCCHmacAlgSHA256 = 2
/// HMAC with SHA-384.
public let kCCHmacAlgSHA384 = 3
/// HMAC with SHA-512.
public let kCCHmacAlgSHA512 = 4
/// HMAC with SHA-224.
public let kCCHmacAlgSHA224 = 5

/// Writes the authentication code of bytes; nothing for an unknown algorithm.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int,
  _ data: UnsafeRawPointer!, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
  let algorithms = [
    EVP_sha1, EVP_md5, EVP_sha256, EVP_sha384, EVP_sha512, EVP_sha224,
  ]
  guard algorithms.indices.contains(Int(algorithm)), let macOut else { return }
  HMAC(
    algorithms[Int(algorithm)](), key, Int32(clamping: keyLength),
    data?.assumingMemoryBound(
      to: UInt8.self), dataLength, macOut.assumingMemoryBound(to: UInt8.self), nil)
}

internal import COpenSSL
import Foundation

// Keys that are derived from passwords.

/// A derivation of keys.
public typealias CCPBKDFAlgorithm = UInt32
/// The function that a derivation repeats.
public typealias CCPseudoRandomAlgorithm = UInt32

/// PBKDF2, of PKCS 5.
public let kCCPBKDF2 = 2
/// HMAC with SHA-1.
public let kCCPRFHmacAlgSHA1 = 1
/// HMAC with SHA-224.
public let kCCPRFHmacAlgSHA224 = 2
/// HMAC with SHA-256.
public let kCCPRFHmacAlgSHA256 = 3
/// HMAC with SHA-384.
public let kCCPRFHmacAlgSHA384 = 4
/// HMAC with SHA-512.
public let kCCPRFHmacAlgSHA512 = 5

/// The result of a function that has worked.
public let kCCSuccess = 0
/// The result for an argument that is not valid.
public let kCCParamError = -4300

/// Writes a key that is derived from a password.
@discardableResult
public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int,
  _ salt: UnsafePointer<UInt8>!, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm,
  _ rounds: UInt32, _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
) -> Int32 {
  let digests = [EVP_sha1, EVP_sha224, EVP_sha256, EVP_sha384, EVP_sha512]
  guard algorithm == kCCPBKDF2, (1...digests.count).contains(Int(prf)), rounds > 0,
    let derivedKey, derivedKeyLen > 0,
    PKCS5_PBKDF2_HMAC(
      password, Int32(clamping: passwordLen), salt, Int32(clamping: saltLen),
      Int32(clamping: rounds), digests[Int(prf) - 1](), Int32(clamping: derivedKeyLen), derivedKey)
      == 1
  else { return Int32(kCCParamError) }
  return Int32(kCCSuccess)
}

/// Writes a key that is derived from a password, whose bytes have no sign.
@discardableResult
public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: [UInt8], _ passwordLen: Int,
  _ salt: UnsafePointer<UInt8>!, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm,
  _ rounds: UInt32, _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
) -> Int32 {
  CCKeyDerivationPBKDF(
    algorithm, password.map { CChar(bitPattern: $0) }, min(passwordLen, password.count), salt,
    saltLen, prf, rounds, derivedKey, derivedKeyLen)
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ObjectiveCNames

// Keys. None is created: their functions fail with `errSecUnimplemented`.

public final class SecKey: ObjectOfSecurity {}

public enum SecKeyOperationType: Int, Sendable { case sign, verify, encrypt, decrypt, keyExchange }

public struct SecPadding: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let PKCS1 = Self(rawValue: 1)
  public static let OAEP = Self(rawValue: 2)
  public static let sigRaw = Self(rawValue: 0x4000)
  public static let PKCS1MD2 = Self(rawValue: 0x8000)
  public static let PKCS1MD5 = Self(rawValue: 0x8001)
  public static let PKCS1SHA1 = Self(rawValue: 0x8002)
  public static let PKCS1SHA224 = Self(rawValue: 0x8003)
  public static let PKCS1SHA256 = Self(rawValue: 0x8004)
  public static let PKCS1SHA384 = Self(rawValue: 0x8005)
  public static let PKCS1SHA512 = Self(rawValue: 0x8006)
}
public let kSecPaddingNone: SecPadding = []

public struct SecKeyKeyExchangeParameter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let requestedSize = Self(rawValue: "requestedSize")
  public static let sharedInfo = Self(rawValue: "sharedInfo")
}

private func fail(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) {
  error?.pointee = Unmanaged.passRetained(
    NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented)))
}

public func SecKeyCreateRandomKey(
  _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  fail(error)
  return nil
}
public func SecKeyCreateWithData(
  _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  fail(error)
  return nil
}
@discardableResult
public func SecKeyGeneratePair(
  _ parameters: CFDictionary, _ publicKey: UnsafeMutablePointer<SecKey?>?,
  _ privateKey: UnsafeMutablePointer<SecKey?>?
) -> OSStatus { errSecUnimplemented }
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { nil }
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { 0 }
public func SecKeyIsAlgorithmSupported(
  _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool { false }
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  fail(error)
  return nil
}
public func SecKeyCreateSignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  fail(error)
  return nil
}
public func SecKeyVerifySignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  fail(error)
  return false
}
public func SecKeyCreateEncryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  fail(error)
  return nil
}
public func SecKeyCreateDecryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  fail(error)
  return nil
}
public func SecKeyCopyKeyExchangeResult(
  _ privateKey: SecKey, _ algorithm: SecKeyAlgorithm, _ publicKey: SecKey,
  _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  fail(error)
  return nil
}
@discardableResult
public func SecKeyEncrypt(
  _ key: SecKey, _ padding: SecPadding, _ plainText: UnsafePointer<UInt8>, _ plainTextLen: Int,
  _ cipherText: UnsafeMutablePointer<UInt8>, _ cipherTextLen: UnsafeMutablePointer<Int>
) -> OSStatus { errSecUnimplemented }
@discardableResult
public func SecKeyDecrypt(
  _ key: SecKey, _ padding: SecPadding, _ cipherText: UnsafePointer<UInt8>, _ cipherTextLen: Int,
  _ plainText: UnsafeMutablePointer<UInt8>, _ plainTextLen: UnsafeMutablePointer<Int>
) -> OSStatus { errSecUnimplemented }
@discardableResult
public func SecKeyRawSign(
  _ key: SecKey, _ padding: SecPadding, _ dataToSign: UnsafePointer<UInt8>, _ dataToSignLen: Int,
  _ sig: UnsafeMutablePointer<UInt8>, _ sigLen: UnsafeMutablePointer<Int>
) -> OSStatus { errSecUnimplemented }
public func SecKeyRawVerify(
  _ key: SecKey, _ padding: SecPadding, _ signedData: UnsafePointer<UInt8>, _ signedDataLen: Int,
  _ sig: UnsafePointer<UInt8>, _ sigLen: Int
) -> OSStatus { errSecUnimplemented }

public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rsaEncryptionRaw = Self(rawValue: "algid:encrypt:RSA:raw")
  public static let rsaEncryptionPKCS1 = Self(rawValue: "algid:encrypt:RSA:PKCS1")
  public static let rsaSignatureRaw = Self(rawValue: "algid:sign:RSA:raw")
  public static let rsaSignatureDigestPKCS1v15Raw = Self(rawValue: "algid:sign:RSA:digest-PKCS1v15")
  public static let rsaEncryptionOAEPSHA1 = Self(rawValue: "algid:encrypt:RSA:OAEP:SHA1")
  public static let rsaEncryptionOAEPSHA1AESGCM = Self(
    rawValue: "algid:encrypt:RSA:OAEP:SHA1:AESGCM")
  public static let rsaSignatureDigestPKCS1v15SHA1 = Self(
    rawValue: "algid:sign:RSA:digest-PKCS1v15:SHA1")
  public static let rsaSignatureMessagePKCS1v15SHA1 = Self(
    rawValue: "algid:sign:RSA:message-PKCS1v15:SHA1")
  public static let rsaSignatureDigestPSSSHA1 = Self(
    rawValue: "algid:sign:RSA:digest-PSS:SHA1:SHA1:20")
  public static let rsaSignatureMessagePSSSHA1 = Self(
    rawValue: "algid:sign:RSA:message-PSS:SHA1:SHA1:20")
  public static let ecdsaSignatureDigestX962SHA1 = Self(
    rawValue: "algid:sign:ECDSA:digest-X962:SHA1")
  public static let ecdsaSignatureMessageX962SHA1 = Self(
    rawValue: "algid:sign:ECDSA:message-X962:SHA1")
  public static let eciesEncryptionStandardX963SHA1AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA1:AESGCM")
  public static let eciesEncryptionCofactorX963SHA1AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA1:AESGCM")
  public static let eciesEncryptionCofactorVariableIVX963SHA1AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA1:AESGCM-KDFIV")
  public static let eciesEncryptionStandardVariableIVX963SHA1AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA1:AESGCM-KDFIV")
  public static let ecdhKeyExchangeStandardX963SHA1 = Self(
    rawValue: "algid:keyexchange:ECDH:KDFX963:SHA1")
  public static let ecdhKeyExchangeCofactorX963SHA1 = Self(
    rawValue: "algid:keyexchange:ECDHC:KDFX963:SHA1")
  public static let rsaEncryptionOAEPSHA224 = Self(rawValue: "algid:encrypt:RSA:OAEP:SHA224")
  public static let rsaEncryptionOAEPSHA224AESGCM = Self(
    rawValue: "algid:encrypt:RSA:OAEP:SHA224:AESGCM")
  public static let rsaSignatureDigestPKCS1v15SHA224 = Self(
    rawValue: "algid:sign:RSA:digest-PKCS1v15:SHA224")
  public static let rsaSignatureMessagePKCS1v15SHA224 = Self(
    rawValue: "algid:sign:RSA:message-PKCS1v15:SHA224")
  public static let rsaSignatureDigestPSSSHA224 = Self(
    rawValue: "algid:sign:RSA:digest-PSS:SHA224:SHA224:20")
  public static let rsaSignatureMessagePSSSHA224 = Self(
    rawValue: "algid:sign:RSA:message-PSS:SHA224:SHA224:20")
  public static let ecdsaSignatureDigestX962SHA224 = Self(
    rawValue: "algid:sign:ECDSA:digest-X962:SHA224")
  public static let ecdsaSignatureMessageX962SHA224 = Self(
    rawValue: "algid:sign:ECDSA:message-X962:SHA224")
  public static let eciesEncryptionStandardX963SHA224AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA224:AESGCM")
  public static let eciesEncryptionCofactorX963SHA224AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA224:AESGCM")
  public static let eciesEncryptionCofactorVariableIVX963SHA224AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA224:AESGCM-KDFIV")
  public static let eciesEncryptionStandardVariableIVX963SHA224AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA224:AESGCM-KDFIV")
  public static let ecdhKeyExchangeStandardX963SHA224 = Self(
    rawValue: "algid:keyexchange:ECDH:KDFX963:SHA224")
  public static let ecdhKeyExchangeCofactorX963SHA224 = Self(
    rawValue: "algid:keyexchange:ECDHC:KDFX963:SHA224")
  public static let rsaEncryptionOAEPSHA256 = Self(rawValue: "algid:encrypt:RSA:OAEP:SHA256")
  public static let rsaEncryptionOAEPSHA256AESGCM = Self(
    rawValue: "algid:encrypt:RSA:OAEP:SHA256:AESGCM")
  public static let rsaSignatureDigestPKCS1v15SHA256 = Self(
    rawValue: "algid:sign:RSA:digest-PKCS1v15:SHA256")
  public static let rsaSignatureMessagePKCS1v15SHA256 = Self(
    rawValue: "algid:sign:RSA:message-PKCS1v15:SHA256")
  public static let rsaSignatureDigestPSSSHA256 = Self(
    rawValue: "algid:sign:RSA:digest-PSS:SHA256:SHA256:20")
  public static let rsaSignatureMessagePSSSHA256 = Self(
    rawValue: "algid:sign:RSA:message-PSS:SHA256:SHA256:20")
  public static let ecdsaSignatureDigestX962SHA256 = Self(
    rawValue: "algid:sign:ECDSA:digest-X962:SHA256")
  public static let ecdsaSignatureMessageX962SHA256 = Self(
    rawValue: "algid:sign:ECDSA:message-X962:SHA256")
  public static let eciesEncryptionStandardX963SHA256AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA256:AESGCM")
  public static let eciesEncryptionCofactorX963SHA256AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM")
  public static let eciesEncryptionCofactorVariableIVX963SHA256AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM-KDFIV")
  public static let eciesEncryptionStandardVariableIVX963SHA256AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA256:AESGCM-KDFIV")
  public static let ecdhKeyExchangeStandardX963SHA256 = Self(
    rawValue: "algid:keyexchange:ECDH:KDFX963:SHA256")
  public static let ecdhKeyExchangeCofactorX963SHA256 = Self(
    rawValue: "algid:keyexchange:ECDHC:KDFX963:SHA256")
  public static let rsaEncryptionOAEPSHA384 = Self(rawValue: "algid:encrypt:RSA:OAEP:SHA384")
  public static let rsaEncryptionOAEPSHA384AESGCM = Self(
    rawValue: "algid:encrypt:RSA:OAEP:SHA384:AESGCM")
  public static let rsaSignatureDigestPKCS1v15SHA384 = Self(
    rawValue: "algid:sign:RSA:digest-PKCS1v15:SHA384")
  public static let rsaSignatureMessagePKCS1v15SHA384 = Self(
    rawValue: "algid:sign:RSA:message-PKCS1v15:SHA384")
  public static let rsaSignatureDigestPSSSHA384 = Self(
    rawValue: "algid:sign:RSA:digest-PSS:SHA384:SHA384:20")
  public static let rsaSignatureMessagePSSSHA384 = Self(
    rawValue: "algid:sign:RSA:message-PSS:SHA384:SHA384:20")
  public static let ecdsaSignatureDigestX962SHA384 = Self(
    rawValue: "algid:sign:ECDSA:digest-X962:SHA384")
  public static let ecdsaSignatureMessageX962SHA384 = Self(
    rawValue: "algid:sign:ECDSA:message-X962:SHA384")
  public static let eciesEncryptionStandardX963SHA384AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA384:AESGCM")
  public static let eciesEncryptionCofactorX963SHA384AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA384:AESGCM")
  public static let eciesEncryptionCofactorVariableIVX963SHA384AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA384:AESGCM-KDFIV")
  public static let eciesEncryptionStandardVariableIVX963SHA384AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA384:AESGCM-KDFIV")
  public static let ecdhKeyExchangeStandardX963SHA384 = Self(
    rawValue: "algid:keyexchange:ECDH:KDFX963:SHA384")
  public static let ecdhKeyExchangeCofactorX963SHA384 = Self(
    rawValue: "algid:keyexchange:ECDHC:KDFX963:SHA384")
  public static let rsaEncryptionOAEPSHA512 = Self(rawValue: "algid:encrypt:RSA:OAEP:SHA512")
  public static let rsaEncryptionOAEPSHA512AESGCM = Self(
    rawValue: "algid:encrypt:RSA:OAEP:SHA512:AESGCM")
  public static let rsaSignatureDigestPKCS1v15SHA512 = Self(
    rawValue: "algid:sign:RSA:digest-PKCS1v15:SHA512")
  public static let rsaSignatureMessagePKCS1v15SHA512 = Self(
    rawValue: "algid:sign:RSA:message-PKCS1v15:SHA512")
  public static let rsaSignatureDigestPSSSHA512 = Self(
    rawValue: "algid:sign:RSA:digest-PSS:SHA512:SHA512:20")
  public static let rsaSignatureMessagePSSSHA512 = Self(
    rawValue: "algid:sign:RSA:message-PSS:SHA512:SHA512:20")
  public static let ecdsaSignatureDigestX962SHA512 = Self(
    rawValue: "algid:sign:ECDSA:digest-X962:SHA512")
  public static let ecdsaSignatureMessageX962SHA512 = Self(
    rawValue: "algid:sign:ECDSA:message-X962:SHA512")
  public static let eciesEncryptionStandardX963SHA512AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA512:AESGCM")
  public static let eciesEncryptionCofactorX963SHA512AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA512:AESGCM")
  public static let eciesEncryptionCofactorVariableIVX963SHA512AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA512:AESGCM-KDFIV")
  public static let eciesEncryptionStandardVariableIVX963SHA512AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA512:AESGCM-KDFIV")
  public static let ecdhKeyExchangeStandardX963SHA512 = Self(
    rawValue: "algid:keyexchange:ECDH:KDFX963:SHA512")
  public static let ecdhKeyExchangeCofactorX963SHA512 = Self(
    rawValue: "algid:keyexchange:ECDHC:KDFX963:SHA512")
  public static let ecdsaSignatureRFC4754 = Self(rawValue: "algid:sign:ECDSA:RFC4754")
  public static let ecdsaSignatureDigestX962 = Self(rawValue: "algid:sign:ECDSA:digest-X962")
  public static let ecdhKeyExchangeStandard = Self(rawValue: "algid:keyexchange:ECDH")
  public static let ecdhKeyExchangeCofactor = Self(rawValue: "algid:keyexchange:ECDHC")
}

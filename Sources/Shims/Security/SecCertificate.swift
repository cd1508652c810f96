// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CombineNetworking
import Foundation

// Certificates keep their bytes, which are not read. No server is judged and nobody has a key, so
// evaluations and imports fail.

/// Returns a certificate of bytes; nil for none.
public func SecCertificateCreateWithData(
  _ allocator: Any?, _ data: CFData
) -> SecCertificate? {
  let data = data as Data
  return data.isEmpty ? nil : SecCertificate(data)
}
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData {
  certificate.data as NSData
}
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

@discardableResult
public func SecIdentityCopyCertificate(
  _ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>
) -> OSStatus { errSecItemNotFound }
public func SecPKCS12Import(
  _ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus { errSecUnimplemented }

public final class SecPolicy: Sendable {}
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }

public enum SecTrustResultType: UInt32, Sendable {
  case invalid, proceed, deny = 3, unspecified, recoverableTrustFailure, fatalTrustFailure
  case otherError
}
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus {
  errSecSuccess
}
@discardableResult
public func SecTrustSetAnchorCertificates(
  _ trust: SecTrust, _ anchorCertificates: CFArray?
) -> OSStatus { errSecSuccess }
/// Returns false: there is no server to judge.
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
  error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented))
  return false
}
@discardableResult
public func SecTrustEvaluate(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  result.pointee = .otherError
  return errSecUnimplemented
}
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { 0 }
public func SecTrustGetCertificateAtIndex(
  _ trust: SecTrust, _ ix: CFIndex
) -> SecCertificate? { nil }
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }

/// A key: none is made.
public final class SecKey: Sendable {}
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rsaEncryptionOAEPSHA256 = Self(rawValue: "algid:encrypt:RSA:OAEP:SHA256")
  public static let ecdsaSignatureMessageX962SHA256 = Self(
    rawValue: "algid:sign:ECDSA:message-X962:SHA256")
  public static let eciesEncryptionCofactorX963SHA256AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM")
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
  _ keyData: CFData, _ attributes: CFDictionary,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  fail(error)
  return nil
}
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }
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

public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let userPresence = Self(rawValue: 1)
  public static let biometryAny = Self(rawValue: 2)
  public static let biometryCurrentSet = Self(rawValue: 8)
  public static let devicePasscode = Self(rawValue: 16)
  public static let or = Self(rawValue: 1 << 14)
  public static let and = Self(rawValue: 1 << 15)
  public static let privateKeyUsage = Self(rawValue: 1 << 30)
  public static let applicationPassword = Self(rawValue: 1 << 31)
}
/// A rule for the use of an item, which the keychain of the process does not ask for.
public final class SecAccessControl: Sendable {
  public let flags: SecAccessControlCreateFlags
  fileprivate init(_ flags: SecAccessControlCreateFlags) { self.flags = flags }
}
public func SecAccessControlCreateWithFlags(
  _ allocator: Any?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl(flags) }

public nonisolated(unsafe) let kSecImportExportPassphrase: CFString = "kSecImportExportPassphrase"
public nonisolated(unsafe) let kSecImportItemIdentity: CFString = "kSecImportItemIdentity"
public let errSecPkcs12VerifyFailure: OSStatus = -25264

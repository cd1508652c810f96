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

@discardableResult
public func SecIdentityCopyPrivateKey(
  _ identityRef: SecIdentity, _ privateKeyRef: UnsafeMutablePointer<SecKey?>
) -> OSStatus { errSecItemNotFound }
@discardableResult
public func SecCertificateCopyCommonName(
  _ certificate: SecCertificate, _ commonName: UnsafeMutablePointer<CFString?>
) -> OSStatus { errSecUnimplemented }
@discardableResult
public func SecCertificateCopyEmailAddresses(
  _ certificate: SecCertificate, _ emailAddresses: UnsafeMutablePointer<CFArray?>
) -> OSStatus { errSecUnimplemented }
public func SecCertificateCopySerialNumberData(
  _ certificate: SecCertificate, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { nil }
public func SecCertificateCopyNormalizedSubjectSequence(_ certificate: SecCertificate) -> CFData? {
  nil
}
public func SecCertificateCopyNormalizedIssuerSequence(_ certificate: SecCertificate) -> CFData? {
  nil
}

public final class SecPolicy: ObjectOfSecurity {}
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
  SecPolicy()
}
public let kSecRevocationOCSPMethod: CFOptionFlags = 1
public let kSecRevocationCRLMethod: CFOptionFlags = 2
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 4
public let kSecRevocationPreferCRL: CFOptionFlags = 8
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 16
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
@discardableResult
public func SecTrustCreateWithCertificates(
  _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  trust.pointee = SecTrust()
  return errSecSuccess
}
public typealias SecTrustWithErrorCallback = (SecTrust, Bool, CFError?) -> Void
/// Reports on the queue that there is no server to judge.
@discardableResult
public func SecTrustEvaluateAsyncWithError(
  _ trust: SecTrust, _ queue: DispatchQueue, _ result: @escaping SecTrustWithErrorCallback
) -> OSStatus {
  nonisolated(unsafe) let result = result
  queue.async {
    result(trust, false, NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented)))
  }
  return errSecSuccess
}
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(
  _ trust: SecTrust, _ anchorCertificatesOnly: Bool
) -> OSStatus { errSecSuccess }
@discardableResult
public func SecTrustSetNetworkFetchAllowed(_ trust: SecTrust, _ allowFetch: Bool) -> OSStatus {
  errSecSuccess
}
@discardableResult
public func SecTrustSetVerifyDate(_ trust: SecTrust, _ verifyDate: NSDate) -> OSStatus {
  errSecSuccess
}
@discardableResult
public func SecTrustSetExceptions(_ trust: SecTrust, _ exceptions: CFData?) -> Bool { false }
public func SecTrustCopyExceptions(_ trust: SecTrust) -> CFData? { nil }
public func SecTrustCopyResult(_ trust: SecTrust) -> CFDictionary? { nil }
public func SecTrustCopyProperties(_ trust: SecTrust) -> CFArray? { nil }
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }
@discardableResult
public func SecTrustGetTrustResult(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  result.pointee = .invalid
  return errSecSuccess
}
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { 0 }
public func SecTrustGetCertificateAtIndex(
  _ trust: SecTrust, _ ix: CFIndex
) -> SecCertificate? { nil }
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }

public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let userPresence = Self(rawValue: 1)
  public static let touchIDAny = biometryAny
  public static let touchIDCurrentSet = biometryCurrentSet
  public static let companion = Self(rawValue: 32)
  public static let biometryAny = Self(rawValue: 2)
  public static let biometryCurrentSet = Self(rawValue: 8)
  public static let devicePasscode = Self(rawValue: 16)
  public static let or = Self(rawValue: 1 << 14)
  public static let and = Self(rawValue: 1 << 15)
  public static let privateKeyUsage = Self(rawValue: 1 << 30)
  public static let applicationPassword = Self(rawValue: 1 << 31)
}
/// A rule for the use of an item, which the keychain of the process does not ask for.
public final class SecAccessControl: ObjectOfSecurity {
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

// MARK: Passwords of web sites, of which the user gives none

public func SecCreateSharedWebCredentialPassword() -> CFString? { nil }
public func SecAddSharedWebCredential(
  _ fqdn: CFString, _ account: CFString, _ password: CFString?,
  _ completionHandler: @escaping (CFError?) -> Void
) {
  completionHandler(NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented)))
}
public func SecRequestSharedWebCredential(
  _ fqdn: CFString?, _ account: CFString?,
  _ completionHandler: @escaping (CFArray?, CFError?) -> Void
) {
  completionHandler(nil, NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented)))
}

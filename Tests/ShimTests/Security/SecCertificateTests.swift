import Foundation
import Security
import Testing

struct SecCertificateTests {
  @Test func aCertificateKeepsItsBytes() throws {
    let bytes = Data([1, 2, 3])
    let certificate = try #require(SecCertificateCreateWithData(nil, bytes as NSData))
    #expect(SecCertificateCopyData(certificate) as Data == bytes)
    #expect(SecCertificateCreateWithData(nil, Data() as NSData) == nil)
  }

  @Test func certificatesAndKeysCanBeCompared() throws {
    let bytes = Data([1, 2, 3]) as NSData
    let (one, other) = (
      SecCertificateCreateWithData(nil, bytes), SecCertificateCreateWithData(nil, bytes)
    )
    #expect(Set([try #require(one), try #require(other)]).count == 1)
    let policies = [SecPolicyCreateRevocation(0), SecPolicyCreateRevocation(0)]
    #expect(policies[0] == policies[0] && policies[0] != policies[1])
    let keys: [SecKey] = []
    #expect(Set(keys).isEmpty)
  }

  @Test func keysAndIdentitiesAreRefusedWithAnError() {
    var error: Unmanaged<CFError>?
    #expect(SecKeyCreateRandomKey([:] as NSDictionary, &error) == nil)
    #expect(error?.takeRetainedValue().code == Int(errSecUnimplemented))
    var items: CFArray?
    let password = [kSecImportExportPassphrase as String: "a"] as NSDictionary
    #expect(SecPKCS12Import(NSData(), password, &items) == errSecUnimplemented && items == nil)
  }

  @Test func nothingIsSignedOrEncrypted() {
    var error: Unmanaged<CFError>?
    let attributes: [CFString: Any] = [
      kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits: 256,
      kSecAttrTokenID: kSecAttrTokenIDSecureEnclave,
      kSecPrivateKeyAttrs: [kSecAttrIsPermanent: true] as [CFString: Any],
    ]
    #expect(SecKeyCreateRandomKey(attributes as CFDictionary, &error) == nil)
    #expect(error?.takeRetainedValue().domain == NSOSStatusErrorDomain)
    var (publicKey, privateKey): (SecKey?, SecKey?)
    #expect(
      SecKeyGeneratePair(attributes as CFDictionary, &publicKey, &privateKey)
        == errSecUnimplemented)
    #expect(publicKey == nil && privateKey == nil)
    #expect(SecPadding.PKCS1SHA256.rawValue == 0x8004)
    #expect(
      SecKeyAlgorithm.rsaSignatureMessagePKCS1v15SHA256.rawValue
        == "algid:sign:RSA:message-PKCS1v15:SHA256")
  }
}

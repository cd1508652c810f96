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

  @Test func keysAndIdentitiesAreRefusedWithAnError() {
    var error: Unmanaged<CFError>?
    #expect(SecKeyCreateRandomKey([:] as NSDictionary, &error) == nil)
    #expect(error?.takeRetainedValue().code == Int(errSecUnimplemented))
    var items: CFArray?
    let password = [kSecImportExportPassphrase as String: "a"] as NSDictionary
    #expect(SecPKCS12Import(NSData(), password, &items) == errSecUnimplemented && items == nil)
  }
}

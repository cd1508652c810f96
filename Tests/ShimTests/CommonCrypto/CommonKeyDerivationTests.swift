import CommonCrypto
import Foundation
import Testing

struct CommonKeyDerivationTests {
  /// RFC 6070, the second test vector.
  @Test func aKeyIsDerivedFromAPassword() {
    var key = [UInt8](repeating: 0, count: 20)
    let salt = Array("salt".utf8)
    let status = CCKeyDerivationPBKDF(
      CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, salt, salt.count,
      CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 2, &key, key.count)
    #expect(status == kCCSuccess)
    #expect(
      key.map { String(format: "%02x", $0) }.joined()
        == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
  }
}

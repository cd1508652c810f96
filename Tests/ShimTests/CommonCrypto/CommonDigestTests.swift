import CommonCrypto
import Testing

struct CommonDigestTests {
  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test func digestsAreThoseOfTheStandards() {
    let text = Array("abc".utf8)
    var md5 = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    #expect(CC_MD5(text, CC_LONG(text.count), &md5) != nil)
    #expect(hexadecimal(md5) == "900150983cd24fb0d6963f7d28e17f72")
    var sha = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CC_SHA256(text, CC_LONG(text.count), &sha)
    #expect(hexadecimal(sha).hasPrefix("ba7816bf8f01cfea414140de5dae2223"))
    #expect(CC_SHA1(nil, 3, &sha) == nil)
  }

  @Test func aCodeDependsOnKeyAndData() {
    let (key, data) = (Array("key".utf8), Array("The quick brown fox jumps over the lazy dog".utf8))
    var code = [UInt8](repeating: 0, count: 32)
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.count, data, data.count, &code)
    #expect(hexadecimal(code).hasPrefix("f7bc83f430538424b13298e6aa6fb143"))
    let before = code
    CCHmac(99, key, key.count, data, data.count, &code)
    #expect(code == before)
  }
}

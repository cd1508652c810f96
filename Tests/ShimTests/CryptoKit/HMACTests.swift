import CryptoKit
import Testing

/// The vectors are those of RFC 4231 and RFC 5869.
struct HMACTests {
  @Test func codesAndDerivedKeysAreThoseOfTheStandards() {
    let text = Data("what do ya want for nothing?".utf8)
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let code = HMAC<SHA256>.authenticationCode(for: text, using: key)
    #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: text, using: key))
    #expect(
      !HMAC<SHA256>.isValidAuthenticationCode(
        Data(code), authenticating: Data("abc".utf8), using: key))
    let derived = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0B, count: 22)),
      salt: Array(UInt8(0)...12), info: Array(UInt8(0xF0)...0xF9), outputByteCount: 42)
    #expect(
      derived.withUnsafeBytes { hex($0) }
        == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
  }
}

import CryptoKit
import Testing

/// The vectors are those of FIPS 180, RFC 1321, RFC 4231 and RFC 5869.
struct HashFunctionTests {
  private let abc = Data("abc".utf8)

  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test func digestsAreThoseOfTheStandards() {
    #expect(
      SHA256.hash(data: abc).description
        == "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(hex(SHA384.hash(data: abc)).hasPrefix("cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1"))
    #expect(hex(SHA512.hash(data: abc)).hasSuffix("454d4423643ce80e2a9ac94fa54ca49f"))
    #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(Data(SHA256.hash(data: Data())).count == SHA256.Digest.byteCount)
  }

  @Test func aCopyOfAFunctionGoesItsOwnWay() {
    var first = SHA256()
    first.update(data: Data("a".utf8))
    var second = first
    first.update(data: Data("bc".utf8))
    second.update(data: Data("x".utf8))
    #expect(first.finalize() == SHA256.hash(data: abc))
    #expect(second.finalize() == SHA256.hash(data: Data("ax".utf8)))
    #expect(first.finalize() == Data(SHA256.hash(data: abc)))
  }

  @Test func codesAndDerivedKeysAreThoseOfTheStandards() {
    let text = Data("what do ya want for nothing?".utf8)
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let code = HMAC<SHA256>.authenticationCode(for: text, using: key)
    #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: text, using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: abc, using: key))
    let derived = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0B, count: 22)),
      salt: Array(UInt8(0)...12), info: Array(UInt8(0xF0)...0xF9), outputByteCount: 42)
    #expect(
      derived.withUnsafeBytes { hex($0) }
        == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
  }
}

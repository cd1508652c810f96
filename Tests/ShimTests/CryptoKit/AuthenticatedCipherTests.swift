import CryptoKit
import Testing

/// The vectors are those of the GCM specification and RFC 8439.
struct AuthenticatedCipherTests {
  @Test func boxesAreThoseOfTheStandards() throws {
    let zero = Data(count: 16)
    let box = try AES.GCM.seal(
      zero, using: SymmetricKey(data: zero), nonce: AES.GCM.Nonce(data: Data(count: 12)))
    #expect(box.ciphertext == Data(hex: "0388dace60b6a392f328c2b971b2fe78"))
    #expect(box.tag == Data(hex: "ab6e47d42cec13bdf53a67b21257bddf"))
    let text =
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the "
      + "future, sunscreen would be it."
    let poly = try ChaChaPoly.seal(
      Data(text.utf8), using: SymmetricKey(data: Array(UInt8(0x80)...0x9F)),
      nonce: ChaChaPoly.Nonce(data: Data(hex: "070000004041424344454647")),
      authenticating: Data(hex: "50515253c0c1c2c3c4c5c6c7"))
    #expect(poly.tag == Data(hex: "1ae10b594f09e26a7e902ecbd0600691"))
  }

  @Test(arguments: [0, 1, 1_000]) func aBoxOpensWithItsKeyOnly(count: Int) throws {
    let message = Data(repeating: 7, count: count)
    let key = SymmetricKey(size: .bits256)
    let combined = try #require(try AES.GCM.seal(message, using: key).combined)
    #expect(combined.count == count + 28)
    let box = try AES.GCM.SealedBox(combined: combined)
    #expect(try AES.GCM.open(box, using: key) == message)
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(box, using: SymmetricKey(size: .bits256))
    }
    var changed = combined
    changed[combined.count - 1] ^= 1
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(AES.GCM.SealedBox(combined: changed), using: key)
    }
    let poly = try ChaChaPoly.seal(message, using: key, authenticating: Data([1]))
    #expect(try ChaChaPoly.open(poly, using: key, authenticating: Data([1])) == message)
    #expect(throws: CryptoKitError.authenticationFailure) { try ChaChaPoly.open(poly, using: key) }
  }

  @Test func wrongLengthsAreErrors() {
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try AES.GCM.seal(Data(), using: SymmetricKey(data: Data(count: 15)))
    }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try ChaChaPoly.seal(Data(), using: SymmetricKey(size: .bits128))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try AES.GCM.SealedBox(combined: Data(count: 27))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.Nonce(data: Data()) }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try AES.GCM.SealedBox(nonce: .init(), ciphertext: Data(), tag: Data(count: 15))
    }
  }
}

import CryptoKit
import Testing

/// The vectors are those of the GCM specification, RFC 8439 and NIST's tests of ECDH.
struct CipherTests {
  private func data(_ hex: String) -> Data {
    let digits = Array(hex)
    return Data(
      stride(from: 0, to: digits.count, by: 2).compactMap {
        UInt8(String(digits[$0...$0 + 1]), radix: 16)
      })
  }

  @Test func boxesAreThoseOfTheStandards() throws {
    let zero = Data(count: 16)
    let box = try AES.GCM.seal(
      zero, using: SymmetricKey(data: zero), nonce: AES.GCM.Nonce(data: Data(count: 12)))
    #expect(box.ciphertext == data("0388dace60b6a392f328c2b971b2fe78"))
    #expect(box.tag == data("ab6e47d42cec13bdf53a67b21257bddf"))
    let text =
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the "
      + "future, sunscreen would be it."
    let poly = try ChaChaPoly.seal(
      Data(text.utf8), using: SymmetricKey(data: Array(UInt8(0x80)...0x9F)),
      nonce: ChaChaPoly.Nonce(data: data("070000004041424344454647")),
      authenticating: data("50515253c0c1c2c3c4c5c6c7"))
    #expect(poly.tag == data("1ae10b594f09e26a7e902ecbd0600691"))
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

  @Test func partiesAgreeOnASecret() throws {
    let own = try P256.KeyAgreement.PrivateKey(
      rawRepresentation: data("7d7dc5f71eb29ddaf80d6214632eeae03d9058af1fb6d22ed80badb62bc1a534"))
    let other = try P256.KeyAgreement.PublicKey(
      rawRepresentation: data(
        "700c48f77f56584c5cc632ca65640db91b6bacce3a4df6b42ce7cc838833d287"
          + "db71e509e3fd9b060ddb20ba5c51dcc5948d46fbf640dfe0441782cab85fa4ac"))
    let secret = try own.sharedSecretFromKeyAgreement(with: other)
    #expect(
      secret.withUnsafeBytes { Data($0) }
        == data("46fc62106420ff012e54a434fbdd2d25ccc5852060561e68040dd7778997bd7b"))
    let (a, b) = (P256.KeyAgreement.PrivateKey(), P256.KeyAgreement.PrivateKey())
    #expect(a.rawRepresentation != b.rawRepresentation)
    let keys = try [(a, b), (b, a)].map { own, other in
      try own.sharedSecretFromKeyAgreement(with: other.publicKey)
        .hkdfDerivedSymmetricKey(
          using: SHA256.self, salt: Data([1]), sharedInfo: Data(), outputByteCount: 16)
    }
    #expect(keys[0] == keys[1] && keys[0].bitCount == 128)
  }

  @Test func pointsBesideTheCurveAreErrors() {
    #expect(throws: CryptoKitError.invalidParameter) {
      try P256.KeyAgreement.PublicKey(rawRepresentation: Data(repeating: 1, count: 64))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try P256.KeyAgreement.PublicKey(x963Representation: Data())
    }
    for byte: UInt8 in [0, 255] {
      #expect(throws: CryptoKitError.invalidParameter) {
        try P256.KeyAgreement.PrivateKey(rawRepresentation: Data(repeating: byte, count: 32))
      }
    }
  }
}

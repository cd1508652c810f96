import CryptoKit
import Testing

/// The vector is one of NIST's tests of ECDH.
struct P256Tests {
  @Test func partiesAgreeOnASecret() throws {
    let own = try P256.KeyAgreement.PrivateKey(
      rawRepresentation: Data(
        hex: "7d7dc5f71eb29ddaf80d6214632eeae03d9058af1fb6d22ed80badb62bc1a534"))
    let other = try P256.KeyAgreement.PublicKey(
      rawRepresentation: Data(
        hex: "700c48f77f56584c5cc632ca65640db91b6bacce3a4df6b42ce7cc838833d287"
          + "db71e509e3fd9b060ddb20ba5c51dcc5948d46fbf640dfe0441782cab85fa4ac"))
    let secret = try own.sharedSecretFromKeyAgreement(with: other)
    #expect(
      secret.withUnsafeBytes { Data($0) }
        == Data(hex: "46fc62106420ff012e54a434fbdd2d25ccc5852060561e68040dd7778997bd7b"))
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

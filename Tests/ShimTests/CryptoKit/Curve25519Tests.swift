import CryptoKit
import Testing

/// The key and the signature are those of the first test of RFC 8032, 7.1.
struct Curve25519Tests {
  @Test func signaturesAreMadeAndChecked() throws {
    let key = try Curve25519.Signing.PrivateKey(
      rawRepresentation: Data(
        hex: "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"))
    #expect(
      key.publicKey.rawRepresentation
        == Data(hex: "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"))
    let signature = try key.signature(for: Data())
    #expect(
      signature
        == Data(
          hex: "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555"
            + "fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"))
    #expect(key.publicKey.isValidSignature(signature, for: Data()))
    #expect(!key.publicKey.isValidSignature(signature, for: Data([1])))
    #expect(!key.publicKey.isValidSignature(Data([1]), for: Data()))
  }

  @Test func partiesAgreeOnASecret() throws {
    let (a, b) = (Curve25519.KeyAgreement.PrivateKey(), Curve25519.KeyAgreement.PrivateKey())
    #expect(a.rawRepresentation != b.rawRepresentation)
    #expect(
      try a.sharedSecretFromKeyAgreement(with: b.publicKey)
        == b.sharedSecretFromKeyAgreement(with: a.publicKey))
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try Curve25519.KeyAgreement.PublicKey(rawRepresentation: Data([1]))
    }
  }
}

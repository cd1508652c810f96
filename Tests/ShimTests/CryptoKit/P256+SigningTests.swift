import CryptoKit
import Testing

/// The key and the signature are those of RFC 6979, A.2.5, for SHA-256.
struct P256SigningTests {
  private func key() throws -> P256.Signing.PrivateKey {
    try P256.Signing.PrivateKey(
      rawRepresentation: Data(
        hex: "c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721"))
  }

  private func signature() throws -> P256.Signing.ECDSASignature {
    try P256.Signing.ECDSASignature(
      rawRepresentation: Data(
        hex: "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716"
          + "f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8"))
  }

  @Test func signaturesAreChecked() throws {
    let text = Data("sample".utf8)
    let (key, signature) = try (self.key(), self.signature())
    #expect(
      key.publicKey.rawRepresentation.prefix(4) == Data(hex: "60fed4ba"))
    #expect(key.publicKey.isValidSignature(signature, for: text))
    #expect(key.publicKey.isValidSignature(signature, for: SHA256.hash(data: text)))
    #expect(!key.publicKey.isValidSignature(signature, for: Data("other".utf8)))
    let other = P256.Signing.PrivateKey().publicKey
    #expect(!other.isValidSignature(signature, for: text))
    #expect(!other.isValidSignature(try .init(rawRepresentation: Data(count: 64)), for: text))
  }

  @Test func theSameDataHaveTheSameSignature() throws {
    let (key, text) = (try self.key(), Data("text".utf8))
    let own = try key.signature(for: text)
    #expect(try own == key.signature(for: text))
    #expect(try own != key.signature(for: Data("texts".utf8)))
    #expect(key.publicKey.isValidSignature(own, for: text))
  }

  @Test func signaturesHaveASecondRepresentation() throws {
    let signature = try self.signature()
    #expect(signature.derRepresentation.prefix(6) == Data(hex: "3046022100ef"))
    #expect(
      try P256.Signing.ECDSASignature(derRepresentation: signature.derRepresentation) == signature)
    for broken in ["", "30", "3046022100ef"].map({ Data(hex: $0) }) {
      #expect(throws: CryptoKitError.invalidParameter) {
        try P256.Signing.ECDSASignature(derRepresentation: broken)
      }
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try P256.Signing.ECDSASignature(rawRepresentation: Data([1]))
    }
  }
}

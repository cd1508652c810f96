import CryptoKit
import Foundation
import Testing

struct P256EncodingsTests {
  @Test func keysAreReadAndWritten() throws {
    let key = try P256.Signing.PrivateKey(rawRepresentation: Data(repeating: 7, count: 32))
    let pem = key.pemRepresentation
    #expect(pem.hasPrefix("-----BEGIN PRIVATE KEY-----\nMIGHAgEAMBMGByqGSM49"))
    #expect(pem.split(separator: "\n").allSatisfy { $0.count <= 64 })
    #expect(
      try P256.Signing.PrivateKey(pemRepresentation: pem).rawRepresentation
        == key.rawRepresentation)
    let shared = key.publicKey.pemRepresentation
    #expect(shared.hasPrefix("-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE"))
    #expect(
      try P256.KeyAgreement.PublicKey(pemRepresentation: shared).x963Representation
        == key.publicKey.x963Representation)
    #expect(key.publicKey.derRepresentation.count == 91)
  }

  @Test func otherBytesAreRefused() {
    #expect(throws: CryptoKitError.self) {
      try P256.Signing.PublicKey(derRepresentation: Data(repeating: 1, count: 91))
    }
    #expect(throws: CryptoKitError.self) {
      try P256.Signing.PrivateKey(pemRepresentation: "-----BEGIN PUBLIC KEY-----")
    }
  }
}

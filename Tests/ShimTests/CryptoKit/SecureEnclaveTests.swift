import CryptoKit
import Foundation
import Testing

struct SecureEnclaveTests {
  @Test func thereIsNoProcessorThatKeepsKeys() {
    #expect(!SecureEnclave.isAvailable)
    #expect(throws: CryptoKitError.self) { try SecureEnclave.P256.Signing.PrivateKey() }
    #expect(throws: CryptoKitError.self) {
      try SecureEnclave.P256.KeyAgreement.PrivateKey(dataRepresentation: Data())
    }
  }
}

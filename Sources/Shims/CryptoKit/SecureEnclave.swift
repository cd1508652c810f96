import Foundation

/// The processor that keeps keys, which no computer has here: making a key throws.
public enum SecureEnclave {
  /// Whether there is the processor: false.
  public static var isAvailable: Bool { false }

  /// The elliptic curve P-256.
  public enum P256 {
    /// Signatures with the algorithm ECDSA.
    public enum Signing {
      /// A key that the processor keeps; there is none.
      public struct PrivateKey: Sendable {
        private let key: CryptoKit.P256.Signing.PrivateKey

        /// Throws: there is no processor that keeps keys.
        public init(compactRepresentable: Bool = true) throws { throw unavailable }
        /// Throws: there is no processor that keeps keys.
        public init<D: ContiguousBytes>(dataRepresentation: D) throws { throw unavailable }

        /// The key, encrypted by the processor.
        public var dataRepresentation: Data { key.rawRepresentation }
        /// The key to give to others.
        public var publicKey: CryptoKit.P256.Signing.PublicKey { key.publicKey }

        /// Returns a signature of a digest.
        public func signature<D: Digest>(
          for digest: D
        ) throws -> CryptoKit.P256.Signing.ECDSASignature { try key.signature(for: digest) }

        /// Returns a signature of data.
        public func signature<D: DataProtocol>(
          for data: D
        ) throws -> CryptoKit.P256.Signing.ECDSASignature { try key.signature(for: data) }
      }
    }

    /// The agreement of two parties on a secret.
    public enum KeyAgreement {
      /// A key that the processor keeps; there is none.
      public struct PrivateKey: Sendable {
        private let key: CryptoKit.P256.KeyAgreement.PrivateKey

        /// Throws: there is no processor that keeps keys.
        public init(compactRepresentable: Bool = true) throws { throw unavailable }
        /// Throws: there is no processor that keeps keys.
        public init<D: ContiguousBytes>(dataRepresentation: D) throws { throw unavailable }

        /// The key, encrypted by the processor.
        public var dataRepresentation: Data { key.rawRepresentation }
        /// The key to give to the other party.
        public var publicKey: CryptoKit.P256.KeyAgreement.PublicKey { key.publicKey }

        /// Returns the secret that both parties compute from their own and the other's key.
        public func sharedSecretFromKeyAgreement(
          with publicKeyShare: CryptoKit.P256.KeyAgreement.PublicKey
        ) throws -> SharedSecret { try key.sharedSecretFromKeyAgreement(with: publicKeyShare) }
      }
    }
  }

  private static var unavailable: CryptoKitError { .underlyingCoreCryptoError(error: -1) }
}

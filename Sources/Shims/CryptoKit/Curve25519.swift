internal import COpenSSL
import Foundation

/// The elliptic curve X25519, and signatures on Ed25519.
public enum Curve25519 {
  /// The agreement of two parties on a secret.
  public enum KeyAgreement {
    /// The key that a party gives to the other.
    public struct PublicKey: Sendable {
      /// The 32 bytes of the key.
      public let rawRepresentation: Data

      /// Creates a key from its bytes.
      ///
      /// - Throws: `CryptoKitError` unless there are 32 bytes.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        self.rawRepresentation = try keyBytes(rawRepresentation)
      }
    }

    /// The key that a party keeps secret.
    public struct PrivateKey: Sendable {
      /// The 32 bytes of the key.
      public let rawRepresentation: Data
      /// The key to give to the other party.
      public let publicKey: PublicKey

      /// Creates the next key of a fixed sequence, so that pictures are reproducible.
      public init() {
        self = KeySequence.key { try Self(rawRepresentation: $0) }
      }

      /// Creates a key from its bytes.
      ///
      /// - Throws: `CryptoKitError` unless there are 32 bytes.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        self.rawRepresentation = try keyBytes(rawRepresentation)
        publicKey = try PublicKey(
          rawRepresentation: publicBytes(of: self.rawRepresentation, NID_X25519))
      }

      /// Returns the secret that both parties compute from their own and the other's key.
      public func sharedSecretFromKeyAgreement(
        with publicKeyShare: PublicKey
      ) throws -> SharedSecret {
        let (own, other) = (Array(rawRepresentation), Array(publicKeyShare.rawRepresentation))
        let key = EVP_PKEY_new_raw_private_key(NID_X25519, nil, own, own.count)
        let peer = EVP_PKEY_new_raw_public_key(NID_X25519, nil, other, other.count)
        let context = EVP_PKEY_CTX_new(key, nil)
        defer {
          EVP_PKEY_CTX_free(context)
          EVP_PKEY_free(peer)
          EVP_PKEY_free(key)
        }
        var secret = [UInt8](repeating: 0, count: 32)
        var count = secret.count
        guard EVP_PKEY_derive_init(context) == 1, EVP_PKEY_derive_set_peer(context, peer) == 1,
          EVP_PKEY_derive(context, &secret, &count) == 1, count == secret.count
        else { throw CryptoKitError.invalidParameter }
        return SharedSecret(bytes: secret)
      }
    }
  }

  /// Signatures with the algorithm Ed25519.
  public enum Signing {
    /// The key with which everyone checks a signature.
    public struct PublicKey: Sendable {
      /// The 32 bytes of the key.
      public let rawRepresentation: Data

      /// Creates a key from its bytes.
      ///
      /// - Throws: `CryptoKitError` unless there are 32 bytes.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        self.rawRepresentation = try keyBytes(rawRepresentation)
      }

      /// Whether the owner of the key has signed the data.
      public func isValidSignature<S: DataProtocol, D: DataProtocol>(
        _ signature: S, for data: D
      ) -> Bool {
        let (bytes, text, own) = (Array(signature), Array(data), Array(rawRepresentation))
        let key = EVP_PKEY_new_raw_public_key(NID_ED25519, nil, own, own.count)
        let context = EVP_MD_CTX_new()
        defer {
          EVP_MD_CTX_free(context)
          EVP_PKEY_free(key)
        }
        return EVP_DigestVerifyInit(context, nil, nil, nil, key) == 1
          && EVP_DigestVerify(context, bytes, bytes.count, text, text.count) == 1
      }
    }

    /// The key with which its owner signs.
    public struct PrivateKey: Sendable {
      /// The 32 bytes of the key.
      public let rawRepresentation: Data
      /// The key to give to others.
      public let publicKey: PublicKey

      /// Creates the next key of a fixed sequence, so that pictures are reproducible.
      public init() {
        self = KeySequence.key { try Self(rawRepresentation: $0) }
      }

      /// Creates a key from its bytes.
      ///
      /// - Throws: `CryptoKitError` unless there are 32 bytes.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        self.rawRepresentation = try keyBytes(rawRepresentation)
        publicKey = try PublicKey(
          rawRepresentation: publicBytes(of: self.rawRepresentation, NID_ED25519))
      }

      /// Returns the signature of data, 64 bytes.
      ///
      /// On Apple's systems, chance makes the signatures of the same data differ.
      public func signature<D: DataProtocol>(for data: D) throws -> Data {
        let (own, text) = (Array(rawRepresentation), Array(data))
        let key = EVP_PKEY_new_raw_private_key(NID_ED25519, nil, own, own.count)
        let context = EVP_MD_CTX_new()
        defer {
          EVP_MD_CTX_free(context)
          EVP_PKEY_free(key)
        }
        var signature = [UInt8](repeating: 0, count: 64)
        var count = signature.count
        guard EVP_DigestSignInit(context, nil, nil, nil, key) == 1,
          EVP_DigestSign(context, &signature, &count, text, text.count) == 1
        else { throw CryptoKitError.invalidParameter }
        return Data(signature)
      }
    }
  }
}

private func keyBytes(_ bytes: some ContiguousBytes) throws -> Data {
  let data = bytes.withUnsafeBytes { Data($0) }
  guard data.count == 32 else { throw CryptoKitError.incorrectKeySize }
  return data
}

/// Returns the bytes of the public key of a private one, on the curve with an identifier.
private func publicBytes(of privateBytes: Data, _ identifier: Int32) throws -> Data {
  let bytes = Array(privateBytes)
  let key = EVP_PKEY_new_raw_private_key(identifier, nil, bytes, bytes.count)
  defer { EVP_PKEY_free(key) }
  var result = [UInt8](repeating: 0, count: 32)
  var count = result.count
  guard EVP_PKEY_get_raw_public_key(key, &result, &count) == 1 else {
    throw CryptoKitError.invalidParameter
  }
  return Data(result)
}

import Foundation

/// The Advanced Encryption Standard.
public enum AES {
  /// The Galois/counter mode.
  public enum GCM {
    /// A value that is used with a key only once.
    public typealias Nonce = CipherNonce

    /// Encrypted data with its nonce and tag.
    public struct SealedBox: Sendable {
      fileprivate let parts: SealedParts

      /// The nonce.
      public var nonce: Nonce { parts.nonce }
      /// The encrypted data.
      public var ciphertext: Data { Data(parts.ciphertext) }
      /// The tag.
      public var tag: Data { Data(parts.tag) }
      /// The nonce, the encrypted data and the tag.
      public var combined: Data? { parts.combined }

      fileprivate init(parts: SealedParts) { self.parts = parts }

      /// Creates a box from its parts.
      ///
      /// - Throws: `CryptoKitError.incorrectParameterSize` unless the tag has 16 bytes.
      public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
        parts = try SealedParts(nonce: nonce, ciphertext: Array(ciphertext), tag: Array(tag))
      }

      /// Creates a box from the concatenation of nonce, encrypted data and tag.
      ///
      /// - Throws: `CryptoKitError.incorrectParameterSize` for fewer than 28 bytes.
      public init<D: DataProtocol>(combined: D) throws {
        parts = try SealedParts(combined: Array(combined))
      }
    }

    /// Encrypts a message.
    ///
    /// - Throws: `CryptoKitError.incorrectKeySize`.
    public static func seal<Message: DataProtocol, Extra: DataProtocol>(
      _ message: Message, using key: SymmetricKey, nonce: Nonce? = nil,
      authenticating authenticatedData: Extra
    ) throws -> SealedBox {
      SealedBox(
        parts: try SealedParts.seal(
          Array(message), with: AuthenticatedCipher(aesFor: key), key: key,
          nonce: nonce ?? Nonce(), data: Array(authenticatedData)))
    }

    /// Encrypts a message.
    ///
    /// - Throws: `CryptoKitError.incorrectKeySize`.
    public static func seal<Message: DataProtocol>(
      _ message: Message, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox {
      try seal(message, using: key, nonce: nonce, authenticating: Data())
    }

    /// Decrypts a message.
    ///
    /// - Throws: `CryptoKitError.authenticationFailure` if the key or the data are wrong.
    public static func open<Extra: DataProtocol>(
      _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: Extra
    ) throws -> Data {
      try sealedBox.parts.open(
        with: AuthenticatedCipher(aesFor: key), key: key, data: Array(authenticatedData))
    }

    /// Decrypts a message.
    ///
    /// - Throws: `CryptoKitError.authenticationFailure` if the key or the data are wrong.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(sealedBox, using: key, authenticating: Data())
    }
  }
}

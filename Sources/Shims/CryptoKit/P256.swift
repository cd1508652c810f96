internal import COpenSSL
import Foundation

/// The elliptic curve P-256.
public enum P256 {
  /// The agreement of two parties on a secret.
  public enum KeyAgreement {
    /// The key that a party gives to the other.
    public struct PublicKey: Sendable {
      fileprivate let point: [UInt8]

      /// The coordinates, 32 bytes each.
      public var rawRepresentation: Data { Data(point.dropFirst()) }
      /// The coordinates with the prefix 4, 65 bytes.
      public var x963Representation: Data { Data(point) }

      fileprivate init(point: [UInt8]) { self.point = point }

      /// Creates a key from the coordinates with the prefix 4.
      ///
      /// - Throws: `CryptoKitError` unless the 65 bytes are a point of the curve.
      public init<D: ContiguousBytes>(x963Representation: D) throws {
        point = x963Representation.withUnsafeBytes { Array($0) }
        guard point.count == 65 else { throw CryptoKitError.incorrectParameterSize }
        guard P256.multiply([1], point) == point else { throw CryptoKitError.invalidParameter }
      }

      /// Creates a key from the coordinates.
      ///
      /// - Throws: `CryptoKitError` unless the 64 bytes are a point of the curve.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        try self.init(x963Representation: rawRepresentation.withUnsafeBytes { [4] + Array($0) })
      }
    }

    /// The key that a party keeps secret.
    public struct PrivateKey: Sendable {
      private let scalar: [UInt8]
      /// The key to give to the other party.
      public let publicKey: PublicKey

      /// Creates the next key of a fixed sequence, so that pictures are reproducible.
      public init(compactRepresentable: Bool = true) {
        // One in 4 billion numbers of 32 bytes exceeds the curve's order.
        self = KeySequence.key { try Self(rawRepresentation: $0) }
      }

      /// Creates a key from a number of 32 bytes.
      ///
      /// - Throws: `CryptoKitError` unless the number is positive and less than the curve's order.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        scalar = rawRepresentation.withUnsafeBytes { Array($0) }
        guard scalar.count == 32 else { throw CryptoKitError.incorrectParameterSize }
        guard let point = P256.multiply(scalar, nil) else { throw CryptoKitError.invalidParameter }
        publicKey = PublicKey(point: point)
      }

      /// The number.
      public var rawRepresentation: Data { Data(scalar) }
      /// The public key and the number.
      public var x963Representation: Data { publicKey.x963Representation + rawRepresentation }

      /// Returns the secret that both parties compute from their own and the other's key.
      public func sharedSecretFromKeyAgreement(
        with publicKeyShare: PublicKey
      ) throws -> SharedSecret {
        guard let point = P256.multiply(scalar, publicKeyShare.point) else {
          throw CryptoKitError.invalidParameter
        }
        return SharedSecret(bytes: Array(point[1...32]))
      }
    }
  }

  /// Returns a multiple of a point, in 65 bytes; a nil point is the curve's generator.
  ///
  /// The result is nil for a number out of range or a point that is not on the curve.
  static func multiply(_ scalar: [UInt8], _ point: [UInt8]?) -> [UInt8]? {
    let group = EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1)
    let number = BN_bin2bn(scalar, Int32(scalar.count), nil)
    let (factor, result) = (EC_POINT_new(group), EC_POINT_new(group))
    defer {
      EC_POINT_free(factor)
      EC_POINT_free(result)
      BN_clear_free(number)
      EC_GROUP_free(group)
    }
    guard BN_is_zero(number) == 0, BN_cmp(number, EC_GROUP_get0_order(group)) < 0 else {
      return nil
    }
    if let point {
      guard EC_POINT_oct2point(group, factor, point, point.count, nil) == 1,
        EC_POINT_mul(group, result, nil, factor, number, nil) == 1
      else { return nil }
    } else {
      guard EC_POINT_mul(group, result, number, nil, nil, nil) == 1 else { return nil }
    }
    var bytes = [UInt8](repeating: 0, count: 65)
    let count = EC_POINT_point2oct(
      group, result, POINT_CONVERSION_UNCOMPRESSED, &bytes, bytes.count, nil)
    return count == bytes.count ? bytes : nil
  }
}

/// The secret on which two parties have agreed.
public struct SharedSecret: ContiguousBytes, Hashable, Sendable {
  let bytes: [UInt8]

  /// Calls a closure with the bytes.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }

  /// Returns a key that is derived with HKDF.
  public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, Info: DataProtocol>(
    using hashFunction: H.Type, salt: Salt, sharedInfo: Info, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo,
      outputByteCount: outputByteCount)
  }
}

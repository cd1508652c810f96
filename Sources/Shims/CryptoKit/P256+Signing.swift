internal import COpenSSL
import Foundation

extension P256 {
  /// Signatures with the algorithm ECDSA.
  public enum Signing {
    /// The two numbers of a signature.
    public struct ECDSASignature: ContiguousBytes, Hashable, Sendable {
      /// The numbers, 32 bytes each.
      public let rawRepresentation: Data

      /// Creates a signature from its numbers.
      ///
      /// - Throws: `CryptoKitError` unless there are 64 bytes.
      public init<D: DataProtocol>(rawRepresentation: D) throws {
        guard rawRepresentation.count == 64 else { throw CryptoKitError.incorrectParameterSize }
        self.rawRepresentation = Data(rawRepresentation)
      }

      /// Creates a signature from a sequence of two integers in the encoding of ASN.1.
      ///
      /// - Throws: `CryptoKitError` unless the bytes are such a sequence of numbers that fit.
      public init<D: DataProtocol>(derRepresentation: D) throws {
        var bytes = Array(derRepresentation)[...]
        func part(_ tag: UInt8) throws -> ArraySlice<UInt8> {
          guard bytes.popFirst() == tag, let count = bytes.popFirst(), count <= bytes.count else {
            throw CryptoKitError.invalidParameter
          }
          defer { bytes = bytes.dropFirst(Int(count)) }
          return bytes.prefix(Int(count))
        }
        bytes = try part(0x30)
        let numbers = try [part(2), part(2)].map { number in
          let digits = number.drop { $0 == 0 }
          guard digits.count <= 32 else { throw CryptoKitError.invalidParameter }
          return [UInt8](repeating: 0, count: 32 - digits.count) + digits
        }
        rawRepresentation = Data(numbers.joined())
      }

      /// The numbers as a sequence of integers in the encoding of ASN.1.
      public var derRepresentation: Data {
        let numbers = [rawRepresentation.prefix(32), rawRepresentation.suffix(32)]
        let integers = numbers.flatMap { number in
          var digits = Array(number.drop { $0 == 0 })
          // An integer whose first bit is set would be negative.
          if digits.first.map({ $0 > 127 }) ?? true { digits.insert(0, at: 0) }
          return [2, UInt8(digits.count)] + digits
        }
        return Data([0x30, UInt8(integers.count)] + integers)
      }

      /// Calls a closure with the bytes.
      public func withUnsafeBytes<Result>(
        _ body: (UnsafeRawBufferPointer) throws -> Result
      ) rethrows -> Result {
        try rawRepresentation.withUnsafeBytes(body)
      }
    }

    /// The key with which everyone checks a signature.
    public struct PublicKey: Sendable {
      fileprivate let key: KeyAgreement.PublicKey

      /// The coordinates, 32 bytes each.
      public var rawRepresentation: Data { key.rawRepresentation }
      /// The coordinates with the prefix 4, 65 bytes.
      public var x963Representation: Data { key.x963Representation }

      /// Creates a key from the coordinates.
      ///
      /// - Throws: `CryptoKitError` unless the 64 bytes are a point of the curve.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        key = try KeyAgreement.PublicKey(rawRepresentation: rawRepresentation)
      }

      /// Creates a key from the coordinates with the prefix 4.
      ///
      /// - Throws: `CryptoKitError` unless the 65 bytes are a point of the curve.
      public init<D: ContiguousBytes>(x963Representation: D) throws {
        key = try KeyAgreement.PublicKey(x963Representation: x963Representation)
      }

      fileprivate init(_ key: KeyAgreement.PublicKey) { self.key = key }

      /// Whether the owner of the key has signed the digest.
      public func isValidSignature<D: Digest>(_ signature: ECDSASignature, for digest: D) -> Bool {
        let numbers = Array(signature.rawRepresentation)
        return Numbers.verify(
          Array(numbers[..<32]), Array(numbers[32...]), digest: Array(digest),
          key: Array(key.x963Representation))
      }

      /// Whether the owner of the key has signed the data.
      public func isValidSignature<D: DataProtocol>(
        _ signature: ECDSASignature, for data: D
      ) -> Bool {
        isValidSignature(signature, for: SHA256.hash(data: data))
      }
    }

    /// The key with which its owner signs.
    public struct PrivateKey: Sendable {
      private let key: KeyAgreement.PrivateKey

      /// The key to give to others.
      public var publicKey: PublicKey { PublicKey(key.publicKey) }
      /// The number.
      public var rawRepresentation: Data { key.rawRepresentation }
      /// The public key and the number.
      public var x963Representation: Data { key.x963Representation }

      /// Creates the next key of a fixed sequence, so that pictures are reproducible.
      public init(compactRepresentable: Bool = true) {
        key = KeyAgreement.PrivateKey(compactRepresentable: compactRepresentable)
      }

      /// Creates a key from a number of 32 bytes.
      ///
      /// - Throws: `CryptoKitError` unless the number is positive and less than the curve's order.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        key = try KeyAgreement.PrivateKey(rawRepresentation: rawRepresentation)
      }

      /// Returns a signature of a digest, always the same one.
      public func signature<D: Digest>(for digest: D) throws -> ECDSASignature {
        let scalar = Array(rawRepresentation)
        // A number of chance that is out of range is one in 4 billion.
        for attempt: UInt8 in 0..<255 {
          let secret = HMAC<SHA256>.authenticationCode(
            for: Array(digest) + [attempt], using: SymmetricKey(data: scalar))
          if let bytes = Numbers.sign(Array(digest), scalar: scalar, secret: Array(secret)) {
            return try ECDSASignature(rawRepresentation: bytes)
          }
        }
        throw CryptoKitError.invalidParameter
      }

      /// Returns a signature of data.
      public func signature<D: DataProtocol>(for data: D) throws -> ECDSASignature {
        try signature(for: SHA256.hash(data: data))
      }
    }
  }
}

/// The arithmetic of signatures.
private enum Numbers {
  /// Returns the two numbers of a signature, 64 bytes; nil if the secret does not fit.
  static func sign(_ digest: [UInt8], scalar: [UInt8], secret: [UInt8]) -> [UInt8]? {
    guard let point = P256.multiply(secret, nil) else { return nil }
    return withOrder { order, context in
      let (r, s, z) = (number(Array(point[1...32])), number([0]), number(digest.prefix(32)))
      let (key, inverse) = (number(scalar), number(secret))
      defer { [r, s, z, key, inverse].forEach { BN_clear_free($0) } }
      guard BN_nnmod(r, r, order, context) == 1, BN_is_zero(r) == 0,
        BN_mod_mul(s, r, key, order, context) == 1, BN_mod_add(s, s, z, order, context) == 1,
        BN_mod_inverse(inverse, inverse, order, context) != nil,
        BN_mod_mul(s, s, inverse, order, context) == 1, BN_is_zero(s) == 0
      else { return nil }
      return bytes(r) + bytes(s)
    }
  }

  static func verify(_ first: [UInt8], _ second: [UInt8], digest: [UInt8], key: [UInt8]) -> Bool {
    withOrder { order, context in
      let (r, s, z, x) = (number(first), number(second), number(digest.prefix(32)), number([0]))
      let group = EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1)
      let (point, sum) = (EC_POINT_new(group), EC_POINT_new(group))
      defer {
        [r, s, z, x].forEach { BN_clear_free($0) }
        EC_POINT_free(point)
        EC_POINT_free(sum)
        EC_GROUP_free(group)
      }
      guard BN_is_zero(r) == 0, BN_cmp(r, order) < 0, BN_is_zero(s) == 0, BN_cmp(s, order) < 0,
        EC_POINT_oct2point(group, point, key, key.count, context) == 1,
        BN_mod_inverse(s, s, order, context) != nil,
        BN_mod_mul(z, z, s, order, context) == 1, BN_mod_mul(s, r, s, order, context) == 1,
        EC_POINT_mul(group, sum, z, point, s, context) == 1,
        EC_POINT_get_affine_coordinates(group, sum, x, nil, context) == 1,
        BN_nnmod(x, x, order, context) == 1
      else { return false }
      return BN_cmp(x, r) == 0
    }
  }

  private static func number(_ bytes: some Collection<UInt8>) -> OpaquePointer? {
    BN_bin2bn(Array(bytes), Int32(bytes.count), nil)
  }

  private static func bytes(_ number: OpaquePointer?) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 32)
    BN_bn2binpad(number, &bytes, 32)
    return bytes
  }

  /// Calls a closure with the order of the curve's generator.
  private static func withOrder<Result>(
    _ body: (_ order: OpaquePointer?, _ context: OpaquePointer?) -> Result
  ) -> Result {
    let group = EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1)
    let context = BN_CTX_new()
    defer {
      BN_CTX_free(context)
      EC_GROUP_free(group)
    }
    return body(EC_GROUP_get0_order(group), context)
  }
}

import Foundation

// The encodings of keys in files: DER, and PEM, which is DER in base 64 between two lines. DER of a
// key of this curve differs in the bytes of the key only.

/// The fixed bytes of DER around the bytes of a key.
private enum KeyEncoding {
  /// Before the 65 bytes of a public key (SubjectPublicKeyInfo).
  static let publicHead = Data([
    0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01, 0x06, 0x08, 0x2A,
    0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00,
  ])
  /// Before the 32 bytes of a private key (PKCS #8).
  static let privateHead = Data([
    0x30, 0x81, 0x87, 0x02, 0x01, 0x00, 0x30, 0x13, 0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02,
    0x01, 0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07, 0x04, 0x6D, 0x30, 0x6B, 0x02,
    0x01, 0x01, 0x04, 0x20,
  ])
  /// Between a private key and its public key.
  static let privateMiddle = Data([0xA1, 0x44, 0x03, 0x42, 0x00])

  /// Returns the 65 bytes of a public key.
  static func publicKey(_ der: some RandomAccessCollection<UInt8>) throws -> Data {
    guard der.count == publicHead.count + 65, der.starts(with: publicHead) else {
      throw CryptoKitError.invalidParameter
    }
    return Data(der.suffix(65))
  }

  /// Returns the 32 bytes of a private key.
  static func privateKey(_ der: some RandomAccessCollection<UInt8>) throws -> Data {
    guard der.count == privateHead.count + 32 + privateMiddle.count + 65,
      der.starts(with: privateHead)
    else { throw CryptoKitError.invalidParameter }
    return Data(der.dropFirst(privateHead.count).prefix(32))
  }

  static func pem(_ der: Data, _ name: String) -> String {
    let text = der.base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
    return "-----BEGIN \(name)-----\n\(text)\n-----END \(name)-----"
  }

  static func der(_ pem: String, _ name: String) throws -> Data {
    let lines = pem.split(whereSeparator: \.isNewline)
    guard lines.first == "-----BEGIN \(name)-----", lines.last == "-----END \(name)-----",
      let der = Data(base64Encoded: lines.dropFirst().dropLast().joined())
    else { throw CryptoKitError.invalidParameter }
    return der
  }
}

extension P256.KeyAgreement.PublicKey {
  /// The key in DER.
  public var derRepresentation: Data { KeyEncoding.publicHead + x963Representation }
  /// The key in PEM.
  public var pemRepresentation: String { KeyEncoding.pem(derRepresentation, "PUBLIC KEY") }

  /// Creates a key from DER.
  ///
  /// - Throws: `CryptoKitError` unless the bytes are a key of this curve.
  public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws
  where Bytes.Element == UInt8 {
    try self.init(x963Representation: KeyEncoding.publicKey(derRepresentation))
  }

  /// Creates a key from PEM.
  ///
  /// - Throws: `CryptoKitError` unless the text is a key of this curve.
  public init(pemRepresentation: String) throws {
    try self.init(derRepresentation: KeyEncoding.der(pemRepresentation, "PUBLIC KEY"))
  }
}

extension P256.KeyAgreement.PrivateKey {
  /// The key in DER, with its public key.
  public var derRepresentation: Data {
    KeyEncoding.privateHead + rawRepresentation + KeyEncoding.privateMiddle
      + publicKey.x963Representation
  }
  /// The key in PEM, with its public key.
  public var pemRepresentation: String { KeyEncoding.pem(derRepresentation, "PRIVATE KEY") }

  /// Creates a key from DER.
  ///
  /// - Throws: `CryptoKitError` unless the bytes are a key of this curve.
  public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws
  where Bytes.Element == UInt8 {
    try self.init(rawRepresentation: KeyEncoding.privateKey(derRepresentation))
  }

  /// Creates a key from PEM.
  ///
  /// - Throws: `CryptoKitError` unless the text is a key of this curve.
  public init(pemRepresentation: String) throws {
    try self.init(derRepresentation: KeyEncoding.der(pemRepresentation, "PRIVATE KEY"))
  }
}

extension P256.Signing.PublicKey {
  /// The key in DER.
  public var derRepresentation: Data { KeyEncoding.publicHead + x963Representation }
  /// The key in PEM.
  public var pemRepresentation: String { KeyEncoding.pem(derRepresentation, "PUBLIC KEY") }

  /// Creates a key from DER.
  ///
  /// - Throws: `CryptoKitError` unless the bytes are a key of this curve.
  public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws
  where Bytes.Element == UInt8 {
    try self.init(x963Representation: KeyEncoding.publicKey(derRepresentation))
  }

  /// Creates a key from PEM.
  ///
  /// - Throws: `CryptoKitError` unless the text is a key of this curve.
  public init(pemRepresentation: String) throws {
    try self.init(derRepresentation: KeyEncoding.der(pemRepresentation, "PUBLIC KEY"))
  }
}

extension P256.Signing.PrivateKey {
  /// The key in DER, with its public key.
  public var derRepresentation: Data {
    KeyEncoding.privateHead + rawRepresentation + KeyEncoding.privateMiddle
      + publicKey.x963Representation
  }
  /// The key in PEM, with its public key.
  public var pemRepresentation: String { KeyEncoding.pem(derRepresentation, "PRIVATE KEY") }

  /// Creates a key from DER.
  ///
  /// - Throws: `CryptoKitError` unless the bytes are a key of this curve.
  public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws
  where Bytes.Element == UInt8 {
    try self.init(rawRepresentation: KeyEncoding.privateKey(derRepresentation))
  }

  /// Creates a key from PEM.
  ///
  /// - Throws: `CryptoKitError` unless the text is a key of this curve.
  public init(pemRepresentation: String) throws {
    try self.init(derRepresentation: KeyEncoding.der(pemRepresentation, "PRIVATE KEY"))
  }
}

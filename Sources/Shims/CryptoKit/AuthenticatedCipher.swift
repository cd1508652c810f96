internal import COpenSSL
import Foundation

/// An authenticated cipher of OpenSSL, with a nonce of 12 bytes and a tag of 16 bytes.
enum AuthenticatedCipher {
  static let nonceCount = 12
  static let tagCount = 16

  case aes128, aes192, aes256, chaCha20

  init(aesFor key: SymmetricKey) throws(CryptoKitError) {
    switch key.bitCount {
    case 128: self = .aes128
    case 192: self = .aes192
    case 256: self = .aes256
    default: throw .incorrectKeySize
    }
  }

  init(chaChaFor key: SymmetricKey) throws(CryptoKitError) {
    guard key.bitCount == 256 else { throw .incorrectKeySize }
    self = .chaCha20
  }

  private var algorithm: OpaquePointer {
    switch self {
    case .aes128: EVP_aes_128_gcm()
    case .aes192: EVP_aes_192_gcm()
    case .aes256: EVP_aes_256_gcm()
    case .chaCha20: EVP_chacha20_poly1305()
    }
  }

  func seal(
    _ message: [UInt8], key: SymmetricKey, nonce: [UInt8], data: [UInt8]
  ) throws(CryptoKitError) -> (ciphertext: [UInt8], tag: [UInt8]) {
    let context = EVP_CIPHER_CTX_new()
    defer { EVP_CIPHER_CTX_free(context) }
    let text = try process(message, key: key, nonce: nonce, data: data, seals: true, in: context)
    var tag = [UInt8](repeating: 0, count: Self.tagCount)
    guard EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(tag.count), &tag) == 1 else {
      throw .underlyingCoreCryptoError(error: 0)
    }
    return (text, tag)
  }

  func open(
    _ text: [UInt8], key: SymmetricKey, nonce: [UInt8], tag: [UInt8], data: [UInt8]
  ) throws(CryptoKitError) -> [UInt8] {
    let context = EVP_CIPHER_CTX_new()
    defer { EVP_CIPHER_CTX_free(context) }
    return try process(
      text, key: key, nonce: nonce, data: data, tag: tag, seals: false, in: context)
  }

  private func process(
    _ text: [UInt8], key: SymmetricKey, nonce: [UInt8], data: [UInt8], tag: [UInt8] = [],
    seals: Bool, in context: OpaquePointer?
  ) throws(CryptoKitError) -> [UInt8] {
    guard let length = Int32(exactly: text.count), let dataLength = Int32(exactly: data.count)
    else {
      throw .incorrectParameterSize
    }
    var (count, tag) = (Int32(0), tag)
    var result = [UInt8](repeating: 0, count: text.count + 1)
    let isReady =
      EVP_CipherInit_ex(context, algorithm, nil, nil, nil, seals ? 1 : 0) == 1
      && EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, Int32(nonce.count), nil) == 1
      && EVP_CipherInit_ex(context, nil, nil, key.bytes, nonce, seals ? 1 : 0) == 1
      && (data.isEmpty || EVP_CipherUpdate(context, nil, &count, data, dataLength) == 1)
      && EVP_CipherUpdate(context, &result, &count, text, length) == 1
      && (seals
        || EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(tag.count), &tag) == 1)
    guard isReady else { throw .underlyingCoreCryptoError(error: 0) }
    var end: UInt8 = 0
    guard EVP_CipherFinal_ex(context, &end, &count) == 1 else { throw .authenticationFailure }
    return Array(result.prefix(text.count))
  }
}

/// A value that is used with a key only once.
public struct CipherNonce: ContiguousBytes, Hashable, Sendable, Sequence {
  let bytes: [UInt8]

  /// Creates the next nonce of a fixed sequence, so that pictures are reproducible.
  public init() { bytes = KeySequence.next(count: AuthenticatedCipher.nonceCount) }

  /// Creates a nonce from bytes.
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize` unless there are 12 bytes.
  public init<D: DataProtocol>(data: D) throws {
    guard data.count == AuthenticatedCipher.nonceCount else {
      throw CryptoKitError.incorrectParameterSize
    }
    bytes = Array(data)
  }

  /// Returns an iterator over the bytes.
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

  /// Calls a closure with the bytes.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
}

/// Encrypted data with its nonce and tag.
struct SealedParts: Sendable {
  let nonce: CipherNonce
  let ciphertext: [UInt8]
  let tag: [UInt8]

  init(nonce: CipherNonce, ciphertext: [UInt8], tag: [UInt8]) throws(CryptoKitError) {
    guard tag.count == AuthenticatedCipher.tagCount else { throw .incorrectParameterSize }
    (self.nonce, self.ciphertext, self.tag) = (nonce, ciphertext, tag)
  }

  init(combined: [UInt8]) throws {
    let (nonce, tag) = (AuthenticatedCipher.nonceCount, AuthenticatedCipher.tagCount)
    guard combined.count >= nonce + tag else { throw CryptoKitError.incorrectParameterSize }
    try self.init(
      nonce: CipherNonce(data: combined[..<nonce]),
      ciphertext: Array(combined[nonce..<combined.count - tag]), tag: combined.suffix(tag))
  }

  var combined: Data { Data(nonce.bytes + ciphertext + tag) }

  static func seal(
    _ message: [UInt8], with cipher: AuthenticatedCipher, key: SymmetricKey, nonce: CipherNonce,
    data: [UInt8]
  ) throws(CryptoKitError) -> SealedParts {
    let (text, tag) = try cipher.seal(message, key: key, nonce: nonce.bytes, data: data)
    return try SealedParts(nonce: nonce, ciphertext: text, tag: tag)
  }

  func open(
    with cipher: AuthenticatedCipher, key: SymmetricKey, data: [UInt8]
  ) throws(CryptoKitError) -> Data {
    Data(
      try cipher.open(ciphertext, key: key, nonce: nonce.bytes, tag: tag, data: data))
  }
}

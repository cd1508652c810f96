import Foundation

/// A code that authenticates data to the holders of a key.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible,
  Sendable, Sequence
where Element == UInt8 {
  /// The number of bytes.
  var byteCount: Int { get }
}

/// The result of `HMAC`.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
  let bytes: [UInt8]

  /// The number of bytes.
  public var byteCount: Int { bytes.count }

  /// Returns an iterator over the bytes.
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

  /// Calls a closure with the bytes.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }

  /// The bytes, as hexadecimal digits.
  public var description: String { "HMAC with \(H.self): \(hexadecimal(bytes))" }
}

/// An authentication code that is made with a hash function (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
  /// The type of a key.
  public typealias Key = SymmetricKey
  /// The type of the result.
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner = H()
  private var outer = H()

  /// Creates a code of no data.
  public init(key: SymmetricKey) {
    var bytes = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
    bytes += Array(repeating: 0, count: H.blockByteCount - bytes.count)
    inner.update(data: bytes.map { $0 ^ 0x36 })
    outer.update(data: bytes.map { $0 ^ 0x5C })
  }

  /// Adds data.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  /// Returns the code of the data so far.
  public func finalize() -> MAC {
    var outer = outer
    outer.update(data: Array(inner.finalize()))
    return MAC(bytes: Array(outer.finalize()))
  }

  /// Returns the code of data.
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> MAC {
    var function = Self(key: key)
    function.update(data: data)
    return function.finalize()
  }

  /// Returns whether a code belongs to data.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ code: C, authenticating data: D, using key: SymmetricKey
  ) -> Bool {
    code.withUnsafeBytes { $0.elementsEqual(authenticationCode(for: data, using: key)) }
  }
}

/// A function that derives keys from others (RFC 5869).
public struct HKDF<H: HashFunction>: Sendable {
  /// Returns a key of `outputByteCount` bytes.
  ///
  /// The length is at most that of 255 digests, the limit of the standard.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    expand(
      pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
      outputByteCount: outputByteCount)
  }

  /// Returns a key of `outputByteCount` bytes, derived without shared information.
  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: salt, info: Data(),
      outputByteCount: outputByteCount)
  }

  /// Returns a key of `outputByteCount` bytes, derived without salt.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: Data(), info: info,
      outputByteCount: outputByteCount)
  }

  /// Returns a key of `outputByteCount` bytes, derived without salt and shared information.
  public static func deriveKey(
    inputKeyMaterial: SymmetricKey, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: Data(), outputByteCount: outputByteCount)
  }

  /// Returns the pseudorandom key of the input, which has the length of a digest.
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt?
  ) -> HashedAuthenticationCode<H> {
    HMAC<H>.authenticationCode(
      for: inputKeyMaterial.bytes, using: SymmetricKey(data: Array(salt.map { Data($0) } ?? Data()))
    )
  }

  /// Returns a key of any length, derived from a pseudorandom key.
  public static func expand<Key: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey: Key, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    let key = SymmetricKey(data: pseudoRandomKey)
    let info = info.map { Array($0) } ?? []
    var (bytes, last): ([UInt8], [UInt8]) = ([], [])
    for number in UInt8(1)...255 where bytes.count < outputByteCount {
      last = Array(HMAC<H>.authenticationCode(for: last + info + [number], using: key))
      bytes += last
    }
    return SymmetricKey(data: Array(bytes.prefix(max(outputByteCount, 0))))
  }
}

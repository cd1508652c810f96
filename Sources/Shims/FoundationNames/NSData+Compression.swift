internal import CDeflate
import Foundation

extension NSData {
  /// A format of compressed data.
  public enum CompressionAlgorithm: Int, Sendable {
    /// LZFSE, which does not exist on this system.
    case lzfse
    /// LZ4, which does not exist on this system.
    case lz4
    /// LZMA, which does not exist on this system.
    case lzma
    /// A deflate stream of level 5, without the header of zlib.
    case zlib
  }

  /// Returns the data compressed.
  ///
  /// - Throws: `CocoaError` for an algorithm other than `zlib`.
  public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    guard algorithm == .zlib, let compressor = libdeflate_alloc_compressor(5) else {
      throw CocoaError(.featureUnsupported)
    }
    defer { libdeflate_free_compressor(compressor) }
    let bytes = [UInt8](self as Data)
    var result = [UInt8](
      repeating: 0, count: libdeflate_deflate_compress_bound(compressor, bytes.count))
    let count = libdeflate_deflate_compress(
      compressor, bytes, bytes.count, &result, result.count)
    return Data(result.prefix(count)) as NSData
  }

  /// Returns the data decompressed.
  ///
  /// - Throws: `CocoaError` for an algorithm other than `zlib`, for data that is not a complete
  ///   stream, and for a result of more than a gigabyte.
  public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    guard algorithm == .zlib, let decompressor = libdeflate_alloc_decompressor() else {
      throw CocoaError(.featureUnsupported)
    }
    defer { libdeflate_free_decompressor(decompressor) }
    let bytes = [UInt8](self as Data)
    var capacity = Swift.max(1024, bytes.count * 4)
    while capacity <= 1 << 30 {
      var result = [UInt8](repeating: 0, count: capacity)
      var count = 0
      let outcome = libdeflate_deflate_decompress(
        decompressor, bytes, bytes.count, &result, capacity, &count)
      if outcome == LIBDEFLATE_SUCCESS { return Data(result.prefix(count)) as NSData }
      guard outcome == LIBDEFLATE_INSUFFICIENT_SPACE else { break }
      capacity *= 4
    }
    throw CocoaError(.fileReadCorruptFile)
  }
}

@_exported import Foundation

// The functions of Apple's compression library, for deflate, which it calls zlib.

/// An algorithm of compression.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
  /// The number of the algorithm.
  public var rawValue: UInt32

  /// Creates an algorithm from its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Creates an algorithm from its number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// Deflate at level 5, without a header.
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
/// LZ4 with frames.
@available(*, unavailable, message: "LayoutDSL compresses only with COMPRESSION_ZLIB")
public let COMPRESSION_LZ4 = compression_algorithm(0x100)
/// LZ4 without frames.
@available(*, unavailable, message: "LayoutDSL compresses only with COMPRESSION_ZLIB")
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
/// LZMA.
@available(*, unavailable, message: "LayoutDSL compresses only with COMPRESSION_ZLIB")
public let COMPRESSION_LZMA = compression_algorithm(0x306)
/// LZFSE.
@available(*, unavailable, message: "LayoutDSL compresses only with COMPRESSION_ZLIB")
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
/// LZBITMAP.
@available(*, unavailable, message: "LayoutDSL compresses only with COMPRESSION_ZLIB")
public let COMPRESSION_LZBITMAP = compression_algorithm(0x702)
/// Brotli.
@available(*, unavailable, message: "LayoutDSL compresses only with COMPRESSION_ZLIB")
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)

/// Returns the count of bytes of the buffer that encoding may work in: none are needed.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Returns the count of bytes of the buffer that decoding may work in: none are needed.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Compresses bytes; returns the count written, or 0 if they do not fit.
public func compression_encode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int,
  _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  var stream = compression_stream(
    dst_ptr: dst_buffer, dst_size: dst_size, src_ptr: src_buffer, src_size: src_size, state: nil)
  return run(&stream, COMPRESSION_STREAM_ENCODE, algorithm) == COMPRESSION_STATUS_END
    ? dst_size - stream.dst_size : 0
}

/// Decompresses bytes; returns the count written, which is at most the room, or 0 on an error.
public func compression_decode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int,
  _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  var stream = compression_stream(
    dst_ptr: dst_buffer, dst_size: dst_size, src_ptr: src_buffer, src_size: src_size, state: nil)
  return run(&stream, COMPRESSION_STREAM_DECODE, algorithm) == COMPRESSION_STATUS_ERROR
    ? 0 : dst_size - stream.dst_size
}

/// Processes all bytes of a stream at once.
private func run(
  _ stream: inout compression_stream, _ operation: compression_stream_operation,
  _ algorithm: compression_algorithm
) -> compression_status {
  let bytes = stream
  guard compression_stream_init(&stream, operation, algorithm) == COMPRESSION_STATUS_OK else {
    return COMPRESSION_STATUS_ERROR
  }
  defer { _ = compression_stream_destroy(&stream) }
  (stream.dst_ptr, stream.dst_size) = (bytes.dst_ptr, bytes.dst_size)
  (stream.src_ptr, stream.src_size) = (bytes.src_ptr, bytes.src_size)
  return compression_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue))
}

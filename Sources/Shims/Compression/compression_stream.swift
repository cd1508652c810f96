internal import CDeflate
import Foundation

/// Bytes that are processed piece by piece.
public struct compression_stream {
  /// The place of the next byte to write.
  public var dst_ptr: UnsafeMutablePointer<UInt8>
  /// The count of bytes that can be written.
  public var dst_size: Int
  /// The place of the next byte to read.
  public var src_ptr: UnsafePointer<UInt8>
  /// The count of bytes that can be read.
  public var src_size: Int
  /// The state between two calls; nil before the stream is initialized.
  public var state: UnsafeMutableRawPointer?

  /// Creates a stream that has still to be initialized.
  public init(
    dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>,
    src_size: Int, state: UnsafeMutableRawPointer?
  ) {
    (self.dst_ptr, self.dst_size) = (dst_ptr, dst_size)
    (self.src_ptr, self.src_size) = (src_ptr, src_size)
    self.state = state
  }
}

/// The direction of a stream.
public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
  /// The number of the direction.
  public var rawValue: UInt32

  /// Creates a direction from its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// Compresses.
public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(rawValue: 0)
/// Decompresses.
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(rawValue: 1)

/// The flags of a step of a stream.
public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
  /// The bits of the flags.
  public var rawValue: UInt32

  /// Creates flags from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The bytes to read are the last ones.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(rawValue: 1)

/// The outcome of a step of a stream.
public struct compression_status: RawRepresentable, Hashable, Sendable {
  /// The number of the outcome.
  public var rawValue: Int32

  /// Creates an outcome from its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The step has worked, and the stream goes on.
public let COMPRESSION_STATUS_OK = compression_status(rawValue: 0)
/// The bytes or the arguments are not valid.
public let COMPRESSION_STATUS_ERROR = compression_status(rawValue: -1)
/// The stream has ended.
public let COMPRESSION_STATUS_END = compression_status(rawValue: 1)

/// The state of a stream between two calls.
private struct State {
  var stream = z_stream()
  let isEncoding: Bool
}

/// Prepares a stream; returns an error for an algorithm that is not deflate.
public func compression_stream_init(
  _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
  _ algorithm: compression_algorithm
) -> compression_status {
  guard algorithm == COMPRESSION_ZLIB else { return COMPRESSION_STATUS_ERROR }
  let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
  state.initialize(to: State(isEncoding: operation == COMPRESSION_STREAM_ENCODE))
  let size = Int32(MemoryLayout<z_stream>.size)
  // Negative bits of the window are those of a stream without a header.
  let outcome =
    state.pointee.isEncoding
    ? deflateInit2_(
      &state.pointee.stream, 5, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
    : inflateInit2_(&state.pointee.stream, -15, ZLIB_VERSION, size)
  guard outcome == Z_OK else {
    state.deallocate()
    return COMPRESSION_STATUS_ERROR
  }
  stream.pointee.state = UnsafeMutableRawPointer(state)
  return COMPRESSION_STATUS_OK
}

/// Reads and writes bytes until one of both ends.
public func compression_stream_process(
  _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
  guard let state = stream.pointee.state?.assumingMemoryBound(to: State.self) else {
    return COMPRESSION_STATUS_ERROR
  }
  let isLast = flags & Int32(COMPRESSION_STREAM_FINALIZE.rawValue) != 0
  let source = min(stream.pointee.src_size, Int(Int32.max))
  let room = min(stream.pointee.dst_size, Int(Int32.max))
  state.pointee.stream.next_in = UnsafeMutablePointer(mutating: stream.pointee.src_ptr)
  state.pointee.stream.avail_in = UInt32(max(source, 0))
  state.pointee.stream.next_out = stream.pointee.dst_ptr
  state.pointee.stream.avail_out = UInt32(max(room, 0))
  let outcome =
    state.pointee.isEncoding
    ? deflate(
      &state.pointee.stream, isLast && source == stream.pointee.src_size ? Z_FINISH : Z_NO_FLUSH)
    : inflate(&state.pointee.stream, Z_NO_FLUSH)
  let read = max(source, 0) - Int(state.pointee.stream.avail_in)
  let written = max(room, 0) - Int(state.pointee.stream.avail_out)
  stream.pointee.src_ptr += read
  stream.pointee.src_size -= read
  stream.pointee.dst_ptr += written
  stream.pointee.dst_size -= written
  switch outcome {
  case Z_STREAM_END: return COMPRESSION_STATUS_END
  // No progress is no error: the caller makes room or brings bytes.
  case Z_OK, Z_BUF_ERROR: return COMPRESSION_STATUS_OK
  default: return COMPRESSION_STATUS_ERROR
  }
}

/// Ends a stream.
@discardableResult
public func compression_stream_destroy(
  _ stream: UnsafeMutablePointer<compression_stream>
) -> compression_status {
  guard let state = stream.pointee.state?.assumingMemoryBound(to: State.self) else {
    return COMPRESSION_STATUS_ERROR
  }
  _ =
    state.pointee.isEncoding
    ? deflateEnd(&state.pointee.stream) : inflateEnd(&state.pointee.stream)
  state.deallocate()
  stream.pointee.state = nil
  return COMPRESSION_STATUS_OK
}

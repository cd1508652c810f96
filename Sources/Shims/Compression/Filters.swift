import Foundation

/// The direction of a filter.
public enum FilterOperation: Sendable {
  /// Compresses.
  case compress
  /// Decompresses.
  case decompress
}

/// An algorithm of a filter; only ``zlib`` works, and filters of the others throw.
public enum Algorithm: CaseIterable, Sendable {
  /// LZFSE.
  case lzfse
  /// Deflate, without a header.
  case zlib
  /// LZ4.
  case lz4
  /// LZMA.
  case lzma
  /// LZBITMAP.
  case lzbitmap
  /// Brotli.
  case brotli
}

/// An error of a filter.
public enum FilterError: Error {
  /// The filter cannot be used: its algorithm is not supported, or it has ended.
  case invalidState
  /// The bytes are not valid.
  case invalidData
}

/// A stream of compression that ends with its owner.
private final class FilterStream {
  private var stream: compression_stream
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private(set) var hasEnded = false

  init(_ operation: FilterOperation, _ algorithm: Algorithm, capacity: Int) throws {
    guard algorithm == .zlib, capacity > 0 else { throw FilterError.invalidState }
    buffer = .allocate(capacity: capacity)
    guard let start = buffer.baseAddress else { throw FilterError.invalidState }
    stream = compression_stream(
      dst_ptr: start, dst_size: 0, src_ptr: UnsafePointer(start), src_size: 0, state: nil)
    let direction =
      operation == .compress ? COMPRESSION_STREAM_ENCODE : COMPRESSION_STREAM_DECODE
    guard compression_stream_init(&stream, direction, COMPRESSION_ZLIB) == COMPRESSION_STATUS_OK
    else { throw FilterError.invalidState }
  }

  deinit {
    compression_stream_destroy(&stream)
    buffer.deallocate()
  }

  /// Passes what bytes become to a function.
  func process(_ data: Data, isLast: Bool, write: (Data) throws -> Void) throws {
    guard !hasEnded, let start = buffer.baseAddress else { return }
    try data.withUnsafeBytes { bytes in
      stream.src_ptr =
        bytes.bindMemory(to: UInt8.self).baseAddress ?? UnsafePointer(start)
      stream.src_size = bytes.count
      let flags = isLast ? Int32(COMPRESSION_STREAM_FINALIZE.rawValue) : 0
      while true {
        (stream.dst_ptr, stream.dst_size) = (start, buffer.count)
        let status = compression_stream_process(&stream, flags)
        guard status != COMPRESSION_STATUS_ERROR else { throw FilterError.invalidData }
        let count = buffer.count - stream.dst_size
        if count > 0 { try write(Data(bytes: start, count: count)) }
        hasEnded = status == COMPRESSION_STATUS_END
        // A buffer that is not full means that there is no more to write.
        if hasEnded || stream.dst_size > 0 { return }
      }
    }
  }
}

/// A filter that passes on what the bytes that it is given become.
public class OutputFilter {
  private let stream: FilterStream
  private let writeFunc: (Data?) throws -> Void
  private var isFinal = false

  /// Creates a filter that writes pieces of at most a number of bytes.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
    writingTo writeFunc: @escaping (Data?) throws -> Void
  ) throws {
    stream = try FilterStream(operation, algorithm, capacity: bufferCapacity)
    self.writeFunc = writeFunc
  }

  /// Processes bytes; nil ends the filter.
  public func write<D: DataProtocol>(_ data: D?) throws {
    guard let data, !data.isEmpty else { return try finalize() }
    guard !isFinal else { throw FilterError.invalidState }
    try stream.process(Data(data), isLast: false) { try writeFunc($0) }
  }

  /// Writes what is left, then nil.
  public func finalize() throws {
    guard !isFinal else { return }
    isFinal = true
    try stream.process(Data(), isLast: true) { try writeFunc($0) }
    try writeFunc(nil)
  }
}

/// A filter that reads bytes and returns what they become.
public class InputFilter<D: DataProtocol> {
  private let stream: FilterStream
  private let readFunc: (Int) throws -> D?
  private let capacity: Int
  private var ready = Data()
  private var isAtEnd = false

  /// Creates a filter that reads pieces of at most a number of bytes; nil or no bytes are the end.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
    readingFrom readFunc: @escaping (Int) throws -> D?
  ) throws {
    stream = try FilterStream(operation, algorithm, capacity: bufferCapacity)
    self.readFunc = readFunc
    capacity = bufferCapacity
  }

  /// Returns at most a number of bytes; nil at the end.
  public func readData(ofLength count: Int) throws -> Data? {
    while ready.count < count, !isAtEnd {
      let data = try readFunc(capacity).map { Data($0) } ?? Data()
      try stream.process(data, isLast: data.isEmpty) { ready.append($0) }
      isAtEnd = data.isEmpty || stream.hasEnded
    }
    guard !ready.isEmpty, count > 0 else { return nil }
    let piece = Data(ready.prefix(count))
    ready = Data(ready.dropFirst(count))
    return piece
  }
}

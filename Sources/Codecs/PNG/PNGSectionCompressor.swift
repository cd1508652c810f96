internal import CDeflate
internal import CISAL

/// Compresses sections one at a time, reusing its memory.
final class PNGSectionCompressor {
  private let compression: PNGCompression
  private var target: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  let scratch: UnsafeMutableRawPointer
  private let scratchCount: Int
  private let compressor: OpaquePointer?

  init(_ compression: PNGCompression) {
    self.compression = compression
    capacity = 1 << 20
    target = .allocate(capacity: capacity)
    scratchCount = compression == .fast ? cisal_scratch_count() : 1 << 16
    scratch = .allocate(byteCount: scratchCount, alignment: 64)
    compressor = compression == .fast ? nil : libdeflate_alloc_compressor(smallLevel)
  }

  deinit {
    target.deallocate()
    scratch.deallocate()
    if let compressor { libdeflate_free_compressor(compressor) }
  }

  /// Compresses bytes; the `before` bytes that precede them in memory serve as the dictionary.
  ///
  /// Returns nil if there is not enough memory.
  func compress(
    _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, after before: Int, isFirst: Bool,
    isLast: Bool
  ) -> PNGSection? {
    reserve(count + count / 64 + 4096)
    let prefix = isFirst ? 2 : 0
    if isFirst { (target[0], target[1]) = (0x78, 0x01) }
    let room = capacity - prefix - 16
    var size: Int
    switch compression {
    case .fast:
      let dictionary = min(before, 32_768)
      size = cisal_deflate(
        bytes, count, bytes - dictionary, dictionary, isLast ? 1 : 0, target + prefix, room,
        scratch.assumingMemoryBound(to: UInt8.self))
    case .small:
      size = libdeflate_deflate_compress(compressor, bytes, count, target + prefix, room)
      if size > 0, !isLast {
        size = cdeflate_open(
          target + prefix, size, scratch.assumingMemoryBound(to: UInt8.self), scratchCount)
      }
    }
    guard size > 0 else { return nil }
    size += prefix
    return PNGSection(
      bytes: [UInt8](UnsafeBufferPointer(start: target, count: size)),
      adler: libdeflate_adler32(1, bytes, count),
      crc: libdeflate_crc32(libdeflate_crc32(0, "IDAT", 4), target, size), rawCount: count)
  }

  private func reserve(_ count: Int) {
    guard count > capacity else { return }
    target.deallocate()
    capacity = count
    target = .allocate(capacity: count)
  }
}

/// The libdeflate level of `small`; the next level takes a third longer to save one and a half
/// percent.
private let smallLevel: Int32 = 6

import Foundation

/// Writes a PNG file while its rows are drawn, band by band from the top.
///
/// Rows are compressed on other threads meanwhile; of a picture of any size only a few MiB are held.
/// The file has the pixels, and with `fast` compression the bytes, of one made at once as RGB or RGBA.
package final class PNGStream {
  private let width: Int, height: Int
  private let format: PNGPixelFormat
  private let compression: PNGCompression
  private let rowCount: Int, sectionHeight: Int, lookback: Int
  private let write: (Data) throws -> Void
  private let queue = SectionQueue()
  private var file: PNGFile
  private var block: RawBlock
  /// Rows so far, and those of them in the section that is being filled.
  private var y = 0, filled = 0

  /// Starts a picture; `write` gets the bytes of the file in order.
  package init(
    width: Int, height: Int, isOpaque: Bool, compression: PNGCompression = .fast,
    colorSpace: PixelColorSpace = .sRGB, write: @escaping (Data) throws -> Void
  ) {
    self.width = width
    self.height = height
    format = isOpaque ? .rgb : .rgba
    self.compression = compression
    self.write = write
    rowCount = format.rowCount(width: width)
    sectionHeight = PNGSection.height(
      rowCount: rowCount, height: height, compression: compression)
    lookback = compression == .fast ? min(sectionHeight, 32_768 / rowCount + 1) : 0
    file = PNGFile(width: width, height: height, format: format, colorSpace: colorSpace)
    block = RawBlock(count: (sectionHeight + lookback) * rowCount)
  }

  /// Takes the next rows: premultiplied RGBA without gaps, which need not stay.
  package func append(_ rows: UnsafeRawBufferPointer, count: Int) throws {
    precondition(y + count <= height && rows.count >= count * width * 4)
    guard let rows = rows.bindMemory(to: UInt8.self).baseAddress else { return }
    for index in 0..<count {
      format.write(
        rows + index * width * 4, isPremultiplied: true,
        to: block.bytes + (block.lookback + filled) * rowCount, width: width)
      filled += 1
      y += 1
      if filled == sectionHeight || y == height { try endSection() }
    }
  }

  /// Ends the file after the last row.
  package func finish() throws {
    precondition(y == height)
    while let section = try queue.next() { file.append(section) }
    file.finish()
    try write(file.take())
  }

  private func endSection() throws {
    let job = SectionJob(
      block: block, start: block.lookback * rowCount, count: filled * rowCount,
      isFirst: y == filled, isLast: y == height, compression: compression)
    let next = RawBlock(count: (sectionHeight + lookback) * rowCount)
    next.lookback = min(lookback, filled)
    let end = block.bytes + (block.lookback + filled) * rowCount
    memcpy(next.bytes, end - next.lookback * rowCount, next.lookback * rowCount)
    queue.add(job)
    block = next
    filled = 0
    // Else a fast painter would fill the memory.
    while queue.count > ProcessInfo.processInfo.activeProcessorCount {
      guard let section = try queue.next() else { break }
      file.append(section)
      try write(file.take())
    }
  }
}

/// Rows of a section, after some of the section before.
private final class RawBlock: @unchecked Sendable {
  let bytes: UnsafeMutablePointer<UInt8>
  var lookback = 0

  init(count: Int) { bytes = .allocate(capacity: count) }
  deinit { bytes.deallocate() }
}

/// A section to be compressed on another thread.
private final class SectionJob: @unchecked Sendable {
  private let work: () -> PNGSection?
  private let done = DispatchSemaphore(value: 0)
  private var result: PNGSection?

  init(
    block: RawBlock, start: Int, count: Int, isFirst: Bool, isLast: Bool,
    compression: PNGCompression
  ) {
    work = {
      PNGSectionCompressor(compression).compress(
        block.bytes + start, count, after: start, isFirst: isFirst, isLast: isLast)
    }
  }

  func run() {
    result = work()
    done.signal()
  }

  func wait() -> PNGSection? {
    done.wait()
    return result
  }
}

/// The sections on their way, in order.
private final class SectionQueue {
  private var jobs: [SectionJob] = []

  var count: Int { jobs.count }

  func add(_ job: SectionJob) {
    jobs.append(job)
    DispatchQueue.global(qos: .userInitiated).async { job.run() }
  }

  /// The first section, when it is done; nil if there is none.
  func next() throws(RenderError) -> PNGSection? {
    guard !jobs.isEmpty else { return nil }
    guard let section = jobs.removeFirst().wait() else {
      throw .encodingFailed(reason: "out of memory")
    }
    return section
  }
}

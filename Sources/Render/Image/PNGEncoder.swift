import Foundation

/// Turns pictures in memory into PNG, on all cores.
enum PNGEncoder {
  /// The file of a picture; nil if there is not enough memory.
  static func encode(
    _ source: PNGPixelFormat.Source, width: Int, height: Int, as format: PNGPixelFormat,
    _ compression: PNGCompression, colorSpace: PixelColorSpace
  ) -> Data? {
    let rowCount = format.rowCount(width: width)
    let sectionHeight = PNGSection.height(
      rowCount: rowCount, height: height, compression: compression)
    let sectionCount = (height + sectionHeight - 1) / sectionHeight
    let workers = min(sectionCount, ProcessInfo.processInfo.activeProcessorCount)
    // Rows of the section before that a section may look back to.
    let lookback = compression == .fast ? min(sectionHeight, 32_768 / rowCount + 1) : 0
    let sections = SectionResults(count: sectionCount)
    let work = UncheckedSource(source: source)
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      let compressor = PNGSectionCompressor(compression)
      let raw = UnsafeMutablePointer<UInt8>.allocate(
        capacity: (sectionHeight + lookback) * rowCount)
      defer { raw.deallocate() }
      while let index = sections.claim() {
        let start = index * sectionHeight
        let first = max(0, start - lookback), end = min(height, start + sectionHeight)
        var target = raw
        var y = first
        while y < end {
          format.write(
            work.source.row(y), isPremultiplied: work.source.isPremultiplied, to: target,
            width: width)
          target += rowCount
          y &+= 1
        }
        sections[index] = compressor.compress(
          raw + (start - first) * rowCount, (end - start) * rowCount,
          after: (start - first) * rowCount, isFirst: index == 0, isLast: end == height)
      }
    }
    var file = PNGFile(width: width, height: height, format: format, colorSpace: colorSpace)
    for index in 0..<sectionCount {
      guard let section = sections[index] else { return nil }
      file.append(section)
    }
    file.finish()
    return file.data
  }
}

/// Pixels that several threads read while their owner keeps them.
private struct UncheckedSource: @unchecked Sendable {
  let source: PNGPixelFormat.Source
}

/// A place for each section, which one thread writes.
private final class SectionResults: @unchecked Sendable {
  private let slots: UnsafeMutablePointer<PNGSection?>
  private let count: Int
  private let lock = NSLock()
  private var claimed = 0

  init(count: Int) {
    self.count = count
    slots = .allocate(capacity: count)
    slots.initialize(repeating: nil, count: count)
  }

  deinit {
    slots.deinitialize(count: count)
    slots.deallocate()
  }

  /// The next section that no thread works on.
  func claim() -> Int? {
    lock.withLock {
      guard claimed < count else { return nil }
      claimed += 1
      return claimed - 1
    }
  }

  subscript(index: Int) -> PNGSection? {
    get { slots[index] }
    set { slots[index] = newValue }
  }
}

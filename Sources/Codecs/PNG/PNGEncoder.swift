import Drawing
import Foundation

/// Encodes the rows of a picture as a PNG, on all cores.
///
/// Each thread takes some rows at a time, which stay in its cache from drawing to compression.
package struct PNGEncoder {
  var width: Int, height: Int
  var format: PNGPixelFormat
  var compression: PNGCompression
  var colorSpace: PixelColorSpace

  package init(
    width: Int, height: Int, format: PNGPixelFormat, compression: PNGCompression,
    colorSpace: PixelColorSpace
  ) {
    self.width = width
    self.height = height
    self.format = format
    self.compression = compression
    self.colorSpace = colorSpace
  }

  /// Hands the file over, in order, while it is made.
  package func encode(_ picture: some RowSource, to sink: any ByteSink) throws(RenderError) {
    let bytesPerRow = format.bytesPerRow(width: width)
    let sectionHeight = PNGSection.height(
      bytesPerRow: bytesPerRow, height: height, compression: compression)
    // The rows of the previous section that a section may reference.
    let lookback = compression == .fast ? min(sectionHeight, 32_768 / bytesPerRow + 1) : 0
    // Effects that span many rows, such as blurs, draw faster several sections at a time.
    let bandHeight = (Self.leastBandHeight + sectionHeight - 1) / sectionHeight * sectionHeight
    let bandCount = (height + bandHeight - 1) / bandHeight
    let assembly = SectionAssembly(
      PNGFile(width: width, height: height, format: format, colorSpace: colorSpace),
      bandCount: bandCount, sink)
    let threads = picture.isShareable ? ProcessInfo.processInfo.activeProcessorCount : 1
    DispatchQueue.concurrentPerform(iterations: min(bandCount, threads)) { _ in
      let compressor = PNGSectionCompressor(compression)
      let raw = UnsafeMutablePointer<UInt8>.allocate(
        capacity: (sectionHeight + lookback) * bytesPerRow)
      let scratch = UnsafeMutablePointer<UInt32>.allocate(
        capacity: (bandHeight + lookback) * width)
      defer {
        raw.deallocate()
        scratch.deallocate()
      }
      while let band = assembly.claim() {
        let rows =
          max(0, band * bandHeight - lookback)..<min(height, (band + 1) * bandHeight)
        let pixels = picture.pixels(of: rows, scratch: scratch)
        var start = band * bandHeight
        while start < rows.upperBound {
          let first = max(0, start - lookback), end = min(rows.upperBound, start + sectionHeight)
          var target = raw
          var y = first
          while y < end {
            format.write(
              pixels.row(y - rows.lowerBound), isPremultiplied: pixels.isPremultiplied, to: target,
              width: width)
            target += bytesPerRow
            y &+= 1
          }
          let section = compressor.compress(
            raw + (start - first) * bytesPerRow, (end - start) * bytesPerRow,
            after: (start - first) * bytesPerRow, isFirst: start == 0, isLast: end == height)
          assembly.add(section, at: start / sectionHeight)
          start = end
        }
      }
    }
    try assembly.finish()
  }

  private static let leastBandHeight = 64
}

/// Joins the sections of a file in order, regardless of the order in which they finish.
private final class SectionAssembly: @unchecked Sendable {
  private let lock = NSLock()
  private let bandCount: Int
  private let sink: any ByteSink
  private var file: PNGFile
  private var failure: RenderError?
  private var claimedBands = 0, writtenSections = 0
  /// Sections that wait for an earlier one.
  private var waiting: [Int: PNGSection] = [:]

  init(_ file: PNGFile, bandCount: Int, _ sink: any ByteSink) {
    self.file = file
    self.bandCount = bandCount
    self.sink = sink
  }

  /// The next band of rows that no thread has taken.
  func claim() -> Int? {
    lock.withLock {
      guard claimedBands < bandCount, failure == nil else { return nil }
      claimedBands += 1
      return claimedBands - 1
    }
  }

  func add(_ section: PNGSection?, at index: Int) {
    lock.withLock {
      guard let section else {
        failure = .encodingFailed(reason: "out of memory")
        return
      }
      waiting[index] = section
      while let next = waiting.removeValue(forKey: writtenSections), failure == nil {
        writtenSections += 1
        file.append(next)
        write()
      }
    }
  }

  /// Ends the file after the last section.
  func finish() throws(RenderError) {
    if failure == nil {
      file.finish()
      write()
    }
    if let failure { throw failure }
  }

  private func write() {
    do {
      try sink.write(file.take())
    } catch {
      failure = error
    }
  }
}

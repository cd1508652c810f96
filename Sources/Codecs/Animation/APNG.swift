@_spi(Inlined) import Drawing
import Foundation

extension FrameSequence {
  /// The sequence as a lossless animated PNG that loops forever.
  ///
  /// After the first, each frame holds only the rectangle that changed. PNG decoders without APNG
  /// support show the first frame.
  package func apngData() throws(RenderError) -> Data {
    let hasAlpha = !frames.allSatisfy(\.isOpaque)
    let delay = delay
    var data = Data()
    var sequenceNumber: UInt32 = 0
    for (index, rect) in changedRects().enumerated() {
      let png = try frames[index].pngData(of: rect, hasAlpha: hasAlpha)
      let chunks = PNGChunk.chunks(of: png)
      if index == 0 {
        data += PNGChunk.signature
        for chunk in chunks where chunk.kind != "IDAT" && chunk.kind != "IEND" {
          data.append(chunk)
        }
        data.append(PNGChunk("acTL", words: [UInt32(frames.count), 0]))
      }
      var control = PNGChunk(
        "fcTL",
        words: [sequenceNumber] + [rect.width, rect.height, rect.minX, rect.minY].map(UInt32.init))
      // Dispose op none, blend op source: a frame overwrites its rectangle and stays.
      control.content += delay.numerator.bigEndianBytes + delay.denominator.bigEndianBytes + [0, 0]
      data.append(control)
      sequenceNumber += 1
      for chunk in chunks where chunk.kind == "IDAT" {
        if index == 0 {
          data.append(chunk)
        } else {
          var part = PNGChunk("fdAT", words: [sequenceNumber])
          part.content += chunk.content
          data.append(part)
          sequenceNumber += 1
        }
      }
    }
    data.append(PNGChunk("IEND", words: []))
    return data
  }

  /// The duration of a frame in seconds, as a fraction of two 16-bit integers.
  private var delay: (numerator: UInt16, denominator: UInt16) {
    let isWhole = framesPerSecond == framesPerSecond.rounded() && framesPerSecond < 65_536
    let numerator = isWhole ? 1.0 : 100
    let denominator = (framesPerSecond * numerator).rounded()
    return (UInt16(numerator), UInt16(min(max(denominator, 1), 65_535)))
  }
}

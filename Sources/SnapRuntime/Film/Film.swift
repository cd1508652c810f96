import Foundation
import Render

/// How a view is filmed.
package struct Film: Codable, Equatable, Sendable {
  package enum Format: String, Codable, CaseIterable, Sendable {
    /// All frames on one sheet.
    case png
    case apng, gif
  }

  /// Two offsets of the scroll view, between which it moves evenly.
  package struct Scroll: Codable, Equatable, Sendable {
    package var start: CGPoint
    package var end: CGPoint

    package init(start: CGPoint, end: CGPoint) {
      self.start = start
      self.end = end
    }

    /// The offset of a frame of so many.
    func offset(of frame: Int, of count: Int) -> CGPoint {
      guard frame < count - 1 else { return end }
      let part = CGFloat(frame) / CGFloat(count - 1)
      return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
  }

  package var format: Format
  /// Nil for a film of what the steps of the job do, or of time that passes.
  package var scroll: Scroll?
  /// Nil for as many as the steps take.
  package var frameCount: Int?
  package var framesPerSecond: Double

  /// More frames, and a film is a mistake.
  package static let frameLimit = 2_000
  package static let rateLimit = 240.0
  package static let gifRateLimit = FrameSequence.gifRateLimit

  package init(format: Format, scroll: Scroll?, frameCount: Int?, framesPerSecond: Double) {
    self.format = format
    self.scroll = scroll
    self.frameCount = frameCount
    self.framesPerSecond = framesPerSecond
  }
}

import Foundation
import Render

/// The settings of a film.
package struct Film: Codable, Equatable, Sendable {
  package enum Format: String, Codable, CaseIterable, Sendable {
    /// All frames on one sheet.
    case png
    case apng, gif
  }

  /// A scroll at constant speed between two content offsets.
  package struct Scroll: Codable, Equatable, Sendable {
    package var start: CGPoint
    package var end: CGPoint

    package init(start: CGPoint, end: CGPoint) {
      self.start = start
      self.end = end
    }

    /// The content offset of a frame, by its index and the number of frames.
    func offset(of frame: Int, of count: Int) -> CGPoint {
      guard frame < count - 1 else { return end }
      let part = CGFloat(frame) / CGFloat(count - 1)
      return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
  }

  package var format: Format
  /// Nil for a film of the job's steps, or, without any, of passing time.
  package var scroll: Scroll?
  /// Nil for as many frames as the steps last.
  package var frameCount: Int?
  package var framesPerSecond: Double

  /// The maximum number of frames; more are likely to be a mistake.
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

import Foundation
import Render

/// The settings of a film.
package struct Film: Codable, Equatable, Sendable {
  package enum Format: String, Codable, CaseIterable, Sendable {
    /// A contact sheet with all frames.
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

    /// Returns the content offset of a frame, given its index and the number of frames.
    func offset(of frame: Int, of count: Int) -> CGPoint {
      guard frame < count - 1 else { return end }
      let part = CGFloat(frame) / CGFloat(count - 1)
      return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
  }

  package var format: Format
  /// The scroll to film; nil to film the job's steps, or only passing time if there are none.
  package var scroll: Scroll?
  /// The number of frames; nil for the duration of the steps.
  package var frameCount: Int?
  package var framesPerSecond: Double

  /// The maximum number of frames; a larger number is probably a mistake.
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

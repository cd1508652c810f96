import Foundation

/// A film, as `snap film --json` reports it.
package struct RenderedFilm: Codable, Sendable {
  package var view: String
  package var path: String
  /// Of the file, in pixels.
  package var width: Int
  package var height: Int
  package var frames: Int
  package var framesPerSecond: Double
  /// The time to lay out and rasterize all frames, without encoding and writing.
  package var milliseconds: Double
  /// The film itself, if there is no output file.
  package var data: Data?
}

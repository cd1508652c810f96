import Foundation

/// The description of a film, in the format of `snap film --json`.
package struct RenderedFilm: Codable, Sendable {
  package var view: String
  package var path: String
  /// The width of the file, in pixels.
  package var width: Int
  package var height: Int
  package var frames: Int
  package var framesPerSecond: Double
  /// The time for layout and rasterization of all frames, without encoding and writing.
  package var milliseconds: Double
  /// The film itself; nil if there is an output file.
  package var data: Data?
}

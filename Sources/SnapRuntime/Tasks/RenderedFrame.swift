import Foundation

/// The description of one picture, in the format of `snap render --json`.
package struct RenderedFrame: Codable, Sendable {
  package var view: String
  /// The number of the picture within its view, from 1.
  package var frame: Int
  /// The offset of the main scroll view, or the requested one if there is no scroll view.
  package var scroll: CGPoint
  /// The seconds that have passed on the screen.
  package var time: Double
  /// The path of the file; `-` for standard output.
  package var path: String
  /// The width in pixels; for a vector format, in points, rounded up.
  package var width: Int
  package var height: Int
  /// The time for layout, rasterization and encoding, without writing.
  package var milliseconds: Double
  /// The picture itself; nil if there is an output file.
  package var data: Data?
}

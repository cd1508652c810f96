import Foundation

/// One picture, as `snap render --json` reports it.
package struct RenderedFrame: Codable, Sendable {
  package var view: String
  /// From 1, within its view.
  package var frame: Int
  /// The offset of the outermost scroll view, or the requested one if there is no scroll view.
  package var scroll: CGPoint
  /// The seconds that have passed on the screen.
  package var time: Double
  /// `-` for standard output.
  package var path: String
  /// In pixels; in points, rounded up, for a vector format.
  package var width: Int
  package var height: Int
  /// The time to lay out, rasterize and encode, without writing.
  package var milliseconds: Double
  /// The picture itself, if there is no output file.
  package var data: Data?
}

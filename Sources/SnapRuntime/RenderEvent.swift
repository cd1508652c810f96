import Foundation

/// What a compiled program tells `snap`, as one line of JSON each on its standard output.
package enum RenderEvent: Codable, Sendable {
  /// The view whose code runs from now on; if the program dies, this one is to blame.
  case began(view: String)
  /// All pictures are written.
  case finished([RenderedFrame])
  /// No picture is written.
  case failed(String)
}

/// One picture, as `--json` reports it.
package struct RenderedFrame: Codable, Sendable {
  package var view: String
  /// From 1, within its view.
  package var frame: Int
  package var scroll: CGPoint
  package var path: String
  package var width: Int
  package var height: Int
  /// To lay out and rasterize, without encoding and writing.
  package var milliseconds: Double
  /// The picture itself, where it goes to no file.
  package var png: Data?
}

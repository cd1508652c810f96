import Foundation
import LayoutDSL

/// What a compiled program tells `snap`, as one line of JSON each on its standard output.
package enum RenderEvent: Codable, Sendable {
  /// The view whose code runs from now on; if the program dies, this one is to blame.
  case began(view: String)
  /// All pictures are written.
  case finished([RenderedFrame])
  /// The film is written.
  case filmed(RenderedFilm)
  /// What there is to say of each view.
  case explained([ExplainedView])
  /// No picture is written.
  case failed(String)
}

/// The layout of one view, as `snap explain --json` reports it.
package struct ExplainedView: Codable, Sendable {
  package var view: String
  package var layout: LayoutExplanation
  package var warnings: [String]
}

/// One picture, as `--json` reports it.
package struct RenderedFrame: Codable, Sendable {
  package var view: String
  /// From 1, within its view.
  package var frame: Int
  /// The offset of the outermost scroll view, or the one that was asked for where there is none.
  package var scroll: CGPoint
  /// The seconds that have passed on the screen.
  package var time: Double
  package var path: String
  package var width: Int
  package var height: Int
  /// To lay out, rasterize and encode, without writing.
  package var milliseconds: Double
  /// The picture itself, where it goes to no file.
  package var data: Data?
}

extension JSONEncoder {
  /// An encoder of events and reports; proposals may be infinite.
  package static func forEvents() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    return encoder
  }
}

extension JSONDecoder {
  /// A decoder of events.
  package static func forEvents() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    return decoder
  }
}

import Foundation

/// An event of a compiled program, sent to `snap` as one line of JSON on standard output.
package enum RenderEvent<Report: Codable & Sendable>: Codable, Sendable {
  /// The view whose code runs from now on, to which a crash is attributed.
  case began(view: String)
  /// The next picture is laid out and drawn, by its number from 1, of a number that may be unknown.
  case drawing(Int, of: Int?)
  /// The answer to a byte on standard input: the view whose code runs, or ran last.
  case evaluating(view: String?)
  /// A screen has mistakes.
  case warned(ScreenWarnings)
  /// The task is done and its files are written.
  case finished(Report)
  /// The task has failed and no file is written.
  case failed(String)
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
